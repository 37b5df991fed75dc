extension HTMLReport {
    /// What the script fills.
    static let frame = """
        <p class="empty" id="waiting" role="status">Unpacking…</p>
        <div id="app" hidden>
        <nav class="views" aria-label="Views">
        <button type="button" data-view="flows">Flows</button>
        <button type="button" data-view="requirements">Requirements</button>
        <button type="button" data-view="slowest">Slowest steps</button>
        </nav>
        <form class="tools" role="search">
        <label class="text"><span>Text</span> <input id="text" type="search" placeholder="title, file, URL, tag" autocomplete="off"></label>
        <label class="pick"><span>Route</span> <input id="route" list="routes" autocomplete="off" spellcheck="false"></label>
        <label class="pick"><span>Status</span> <select id="status"><option value="">any</option></select></label>
        <label class="pick"><span>Requirement</span> <input id="req" list="reqs" autocomplete="off" spellcheck="false"></label>
        <label class="check"><input id="failed" type="checkbox"> <span>not passed only</span></label>
        <output id="count" for="text route status req failed"></output>
        <datalist id="routes"></datalist><datalist id="reqs"></datalist>
        </form>
        <section id="flows" aria-label="Flows"></section>
        <section id="requirements" aria-label="Requirements" hidden></section>
        <section id="slowest" aria-label="Slowest steps" hidden></section>
        </div>
        """
}
