extension ReportScript {
    /// The filter and what is shown of it: flows by folder, requirements, the slowest steps.
    static let views = #"""
        /** Which flows and steps are shown. */
        class Filter {
          constructor({ flows, routes, requirements }, onChange) {
            const field = (name) => document.getElementById(name);
            this.fields = Object.fromEntries(["text", "route", "status", "req", "failed"].map((name) => [name, field(name)]));
            this.count = field("count");
            this.routes = routes.map(({ id, path }) => `${id} ${path}`.toLowerCase());
            const seen = new Set(flows.flatMap(({ steps }) => steps.map(({ status }) => status)).filter((status) => status));
            const statuses = [...seen].sort((a, b) => a - b), classes = new Set(statuses.map((status) => `${Math.floor(status / 100)}xx`));
            this.fields.status.append(...[...classes, ...statuses].map((status) => el("option", { value: status }, status)));
            field("routes").append(...routes.map(({ id, path }) => el("option", { value: id || path }, id && path)));
            field("reqs").append(...requirements.map(({ id, statement }) => el("option", { value: id }, statement)));
            for (const input of Object.values(this.fields)) input.addEventListener("input", onChange);
          }

          read() {
            const { text, route, status, req, failed } = this.fields, path = route.value.trim().toLowerCase();
            this.words = text.value.toLowerCase().split(/\s+/).filter((word) => word);
            this.wanted = path ? this.routes.map((words) => words.includes(path)) : null;
            this.status = status.value;
            this.req = req.value.trim().toLowerCase();
            this.isFailedOnly = failed.checked;
            this.looksAtSteps = Boolean(this.words.length || this.wanted || this.status || this.req);
          }

          clear() {
            for (const field of Object.values(this.fields)) if (field.type === "checkbox") field.checked = false; else field.value = "";
          }

          hasStatus({ status }) {
            return this.status.endsWith("xx") ? Math.floor(status / 100) === Number(this.status[0]) : status === Number(this.status);
          }

          /** The steps of a flow that fit; null for a flow that does not. */
          steps(flow) {
            if (this.isFailedOnly && flow.isGood) return null;
            if (!this.looksAtSteps) return flow.steps;
            const isNamed = (ids) => !this.req || ids.some((id) => id.toLowerCase().startsWith(this.req));
            const found = flow.steps.filter((step) =>
              (!this.wanted || this.wanted[step.route]) && (!this.status || this.hasStatus(step))
              && (isNamed(flow.own) || isNamed(step.reqs))
              && this.words.every((word) => flow.words.includes(word) || step.words.includes(word)));
            return found.length ? found : null;
          }

          fitsText(text) { return this.words.every((word) => text.includes(word)); }
        }

        /** Flows that did not pass, then all others by their folders. */
        function grouped(flows) {
          const folder = ({ path }) => path.split("/").slice(0, -1).join("/") || "This folder";
          const bad = flows.filter((flow) => !flow.isGood), folders = Map.groupBy(flows.filter((flow) => flow.isGood), folder);
          return [...(bad.length ? [["Not passed", bad]] : []), ...folders].map(([name, members]) => {
            const count = el("span", { class: "quiet num" }), lines = members.map(({ element }) => element);
            const element = el("section", { class: "group", "aria-label": name }, el("header", {}, el("h2", {}, name), count), lines);
            return { element, members, count };
          });
        }

        /** What is proven, what is not, and by which flows. */
        function requirements({ requirements, documents }, flows) {
          const link = (number, kind) => el("a", { href: `#flow${number}`, class: kind, dir: "auto" }, flows[number - 1].title);
          const rows = requirements.map(({ id, statement, proven, failed }) => {
            const links = [failed.map((number) => link(number, "badlink")), proven.slice(0, 3).map((number) => link(number))];
            const element = el("tr", {}, el("td", {}, icon(failed.length ? "failed" : "passed", failed.length ? "not proven" : "proven")),
              el("th", { scope: "row" }, el("code", {}, id)), el("td", { dir: "auto" }, statement),
              el("td", {}, links, proven.length > 3 && quiet(`and ${proven.length - 3} more`)));
            return { element, isGood: !failed.length, words: `${id} ${statement}`.toLowerCase() };
          });
          const shares = documents.map(({ name, proven, of }) => el("li", {}, el("span", { class: "doc" }, name),
            bars(of, [["own", 0, of], ...(proven ? [["wait", 0, proven]] : [])]), el("span", { class: "num" }, `${proven} of ${of}`)));
          const head = ["State", "Id", "Requirement", "Flows"].map((name) => el("th", { scope: "col" }, name));
          const lines = el("tbody", {}, rows.map(({ element }) => element));
          const table = el("div", { class: "scroll stack", tabindex: 0, role: "region", "aria-label": "Requirements" },
            el("table", { class: "reqs" }, el("thead", {}, el("tr", {}, head)), lines));
          const shown = rows.length ? [el("ul", { class: "docs" }, shares), table]
            : el("p", { class: "quiet" }, "No flow of this run names a requirement (# @req ID).");
          return { element: el("div", {}, el("h2", {}, "Requirements"), shown), rows };
        }

        /** The steps that took longest among those that fit. */
        function slowest(found) {
          const steps = found.flatMap(([flow, fitting]) => fitting.map((step) => ({ flow, step })));
          const top = steps.sort((a, b) => b.step.took - a.step.took).slice(0, 25), whole = Math.max(top[0]?.step.took ?? 1, 1);
          return [el("h2", {}, "Slowest steps"), el("ol", { class: "slow" }, top.map(({ flow, step }) => el("li", {},
            el("span", {}, el("a", { href: `#${flow.id}.${step.number}`, dir: "auto" }, step.title),
              el("small", { dir: "auto" }, flow.title)),
            bars(whole, [["own", 0, step.took], ...step.calls.flatMap((call) => pieces(call, call.at))]),
            el("span", { class: "num" }, micros(step.took)))))];
        }
        """#
}
