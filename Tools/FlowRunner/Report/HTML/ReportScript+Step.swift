extension ReportScript {
    /// A step in full.
    static let step = #"""
        /** A body as it came: JSON with its parts in colours, each text in its own direction. */
        function body({ text, size, isCut }) {
          if (!size) return null;
          if (!text) return el("p", { class: "quiet" }, "Its body is left out, to keep this page small.");
          const isJSON = /^\s*[[{]/.test(text);
          return [
            el("pre", { tabindex: 0, dir: isJSON ? "ltr" : "auto", class: "body" }, isJSON ? coloured(text) : text),
            isCut && el("p", { class: "quiet" }, `The beginning of ${size.toLocaleString("en")} bytes.`),
          ];
        }

        const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

        function coloured(text) {
          const parts = [];
          let done = 0;
          for (const match of text.matchAll(tokens)) {
            const [token, colon] = match;
            parts.push(text.slice(done, match.index));
            if (colon !== undefined) parts.push(el("span", { class: "key" }, token.slice(0, -colon.length)), colon);
            else if (token.startsWith('"')) parts.push(el("bdi", { class: "str" }, token));
            else parts.push(el("span", { class: "lit" }, token));
            done = match.index + token.length;
          }
          return [...parts, text.slice(done)];
        }

        function headers(fields) {
          if (!fields.length) return null;
          const lines = fields.map(([name, value]) => [el("span", { class: "head" }, `${name}: `), `${value}\n`]);
          return el("details", { class: "message" }, el("summary", {}, plural(fields.length, "header")),
            el("pre", { tabindex: 0, dir: "ltr" }, lines));
        }

        function sides({ method, url, request, response }, label) {
          return el("div", { class: "sides" },
            el("section", {}, el("h5", {}, `Request${label}`), code(`${method} ${url}`), headers(request.headers), body(request)),
            response && el("section", {}, el("h5", {}, `Response${label}`), code(`HTTP/${response.version} ${response.status}`), " ",
              quiet(response.size ? `${response.size.toLocaleString("en")} bytes` : "no body"), headers(response.headers), body(response)));
        }

        function times(step) {
          const calls = step.calls.flatMap((call) => pieces(call, 0)).map(([name, , length]) => [name, length]);
          return el("dl", { class: "times" }, [["after", step.at], ["took", step.took], ...calls].map(([name, value]) =>
            el("div", {}, el("dt", {}, name), el("dd", {}, micros(value)))));
        }

        function problems({ error, violations }) {
          return [
            error && el("div", { class: "alert" }, el("p", { dir: "auto" }, error.message),
              el("p", { class: "quiet" }, joined(error.place, error.hint))),
            violations && el("div", { class: "alert" }, el("p", {}, "The answer departs from its contract:"),
              el("ul", {}, violations.map((text) => el("li", {}, text)))),
          ];
        }

        function assert({ source, passed, actual, expected, note, place }) {
          const line = (name, value) => value && [el("dt", {}, name), el("dd", {}, value)];
          const found = passed ? actual && el("span", { class: "found" }, " ", el("bdi", {}, actual))
            : [el("dl", { class: "diff" }, line("actual", actual), line("expected", expected), line("note", note)), quiet(place)];
          return el("li", {}, icon(passed ? "passed" : "failed"), el("div", {}, code(source), found));
        }

        function asserts(checks) {
          if (!checks.length) return null;
          const failedFirst = [...checks.filter(({ passed }) => !passed), ...checks.filter(({ passed }) => passed)];
          return [el("h5", {}, "Asserts"), el("ul", { class: "checks" }, failedFirst.map(assert))];
        }

        function pairs(list) {
          return el("dl", { class: "diff" }, list.map(([name, value]) => [el("dt", {}, name), el("dd", {}, String(value))]));
        }

        const kinds = { server: "answers", client: "asks", consumer: "works", internal: "does", producer: "sends" };

        function span({ service, name, kind, isDatabase, depth, at, took, failure, facts }, whole) {
          const words = el("span", { class: "what" }, "\u2003".repeat(depth), el("b", {}, service), " ",
            el("i", {}, isDatabase ? "" : kinds[kind]), ` ${name}`);
          return el("li", { class: `span ${failure ? "failed" : ""}` }, el("details", {},
            el("summary", {}, words, bars(whole, [[failure ? "failure" : isDatabase ? "database" : kind, at, took]]),
              el("span", { class: "took" }, micros(took))),
            pairs([["after", micros(at)], ...(failure ? [["failed", failure]] : []), ...facts])));
        }

        /** What the services did for a request, beside the request itself, until the last of it was done. */
        function spans(list, call) {
          if (!list) return null;
          const whole = Math.max(call.total, ...list.map(({ at, took }) => at + took), 1);
          const own = el("li", { class: "span" }, el("div", {}, el("span", { class: "what" }, "the request, as the runner saw it"),
            bars(whole, pieces(call, 0)), el("span", { class: "took" }, micros(call.total))));
          return [el("h5", {}, "In the services"), el("ul", { class: "spans" }, own, list.map((one) => span(one, whole)))];
        }

        /** Everything about a step but its line. */
        function more(step, { error, violations, checks, captures, exchanges, curl }) {
          const label = (place) => (exchanges.length > 1 ? ` ${place + 1}` : "");
          return el("div", { class: "more" },
            el("p", { class: "path" }, code(`${step.method} ${step.target}`), " ",
              quiet(joined(step.place, step.reqs.join(" "), step.attempts > 1 && plural(step.attempts, "attempt")))),
            times(step), problems({ error, violations }), asserts(checks),
            captures.length > 0 && [el("h5", {}, "Captures"), pairs(captures)],
            exchanges.map((exchange, place) => [sides(exchange, label(place)), spans(exchange.spans, step.calls[place])]),
            curl && [el("h5", {}, "Again, by curl"), copied(curl)]);
        }
        """#
}
