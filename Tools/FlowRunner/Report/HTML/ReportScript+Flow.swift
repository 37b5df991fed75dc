extension ReportScript {
    /// A flow, its steps as bars over its time.
    static let flow = #"""
        /** A flow: its line, and when it is open its steps over its time. */
        class Flow {
          /** `details` gives its steps in full. */
          constructor(data, number, details) {
            Object.assign(this, data);
            this.number = number;
            this.id = `flow${number}`;
            this.details = details;
            this.words = [this.title, this.path, ...this.tags, ...this.reqs, this.problem ?? ""].join(" ").toLowerCase();
            for (const step of this.steps) {
              step.words = [step.title, step.method, step.target, ...step.reqs, step.status || ""].join(" ").toLowerCase();
            }
            this.passed = this.steps.filter(({ outcome }) => outcome === "passed").length;
            const open = () => this.toggle(this.button.getAttribute("aria-expanded") !== "true");
            this.count = quiet("");
            const name = el("span", { class: "name", dir: "auto" }, this.outcome === "flaky" ? `FLAKY: ${this.title}` : this.title);
            this.button = el("button", { type: "button", class: "row", id: this.id, "aria-expanded": "false", onclick: open },
              icon(this.outcome), name, this.count);
            this.element = el("article", { class: `card flow ${this.outcome.replace(" ", "")}` }, el("h3", {}, this.button));
          }

          get isGood() { return this.outcome === "passed"; }

          /** Shows those of its steps that a filter leaves; `fitting` is null without one. */
          narrow(fitting) {
            this.fitting = fitting;
            const count = this.steps.length, faults = this.faults.length && `${plural(this.faults.length, "fault")} injected`;
            const shown = fitting ? `${fitting.size} of ${plural(count, "step")} fit` : `${this.passed}/${count} steps`;
            this.count.textContent = joined(shown, faults, micros(this.took));
            if (!this.inner) return;
            for (const step of this.steps) step.element.hidden = fitting !== null && !fitting.has(step);
            const hidden = fitting ? count - fitting.size : 0;
            this.rest.textContent = hidden ? `Not shown, as they do not fit the filter: ${plural(hidden, "step")}.` : "";
          }

          toggle(isOpen) {
            this.button.setAttribute("aria-expanded", isOpen);
            if (isOpen && !this.inner) {
              this.inner = this.opened();
              this.element.append(this.inner);
              this.narrow(this.fitting);
            }
            if (this.inner) this.inner.hidden = !isOpen;
          }

          opened() {
            const chip = (text, kind) => el("span", { class: kind }, text);
            const chips = [...this.reqs.map((id) => chip(id, "chip")), ...this.tags.map((tag) => chip(tag, "chip tag"))];
            const legend = ["connect", "send", "wait", "receive"].map((name) => {
              const colour = shape("rect", { class: name, width: 10, height: 10, rx: 2 });
              return el("li", {}, shape("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" }, colour), name);
            });
            const word = this.outcome === "flaky" ? "FLAKY: try" : "Try";
            const tries = this.tries.map((text, place) =>
              el("div", { class: "alert" }, `${word} ${place + 1} failed`, el("pre", { tabindex: 0 }, text)));
            this.rest = el("p", { class: "quiet", role: "status" });
            return el("div", { class: "inner" },
              el("p", { class: "path" }, code(this.path)), chips.length > 0 && el("p", { class: "chips" }, chips),
              tries, this.problem && el("p", { class: "alert", dir: "auto" }, this.problem),
              el("ul", { class: "legend", "aria-label": "Colours of the bars" }, legend),
              el("ol", { class: "steps" }, this.lines()), this.rest);
          }

          /** Its steps, each followed by the faults that were injected in it. */
          lines() {
            const faults = [...this.faults], lines = [];
            for (const step of this.steps) {
              lines.push(this.line(step));
              while (faults.length && faults[0].at <= step.at + step.took) lines.push(this.fault(faults.shift()));
            }
            return [...lines, ...faults.map((fault) => this.fault(fault))];
          }

          fault({ line, at }) {
            const sign = el("span", { class: "icon mid", role: "img", "aria-label": "injected fault" }, "⚡");
            const name = el("span", { class: "name" }, `injected: ${line}`);
            return el("li", { class: "step injected" }, el("div", { class: "row" }, sign, name,
              el("span", {}), bars(Math.max(this.took, 1), [["fault", at, 0]]), el("span", { class: "took" }, `at ${micros(at)}`)));
          }

          line(step) {
            const isNamed = step.title !== `${step.method} ${step.target}`;
            const name = el("span", { class: "name" }, el("span", { dir: "auto" }, step.title),
              isNamed && el("small", { dir: "ltr" }, `${step.method} ${step.target}`));
            if (step.outcome !== "passed" && step.outcome !== "failed") {
              const row = el("div", { class: "row" }, icon(step.outcome), name, quiet(step.outcome));
              return step.element = el("li", { class: "step idle" }, row);
            }
            const calls = step.calls.flatMap((call) => pieces(call, step.at + call.at));
            const status = step.clock ? el("span", { class: "clock" }, "now ", step.clock)
              : el("span", { class: `status s${Math.floor(step.status / 100)}` }, step.status || "no answer");
            const id = `${this.id}.${step.number}`, choose = () => this.choose(step);
            step.button = el("button", { type: "button", class: "row", id, "aria-expanded": "false", onclick: choose },
              icon(step.outcome), name, status,
              bars(Math.max(this.took, 1), [[calls.length ? "own" : "harness", step.at, step.took], ...calls]),
              el("span", { class: "took" }, micros(step.took)));
            return step.element = el("li", { class: "step" }, el("h4", {}, step.button));
          }

          /** Opens a step and gives it an address, or closes it. */
          choose(step) {
            const isOpen = step.button.getAttribute("aria-expanded") !== "true";
            if (isOpen) history.replaceState(null, "", `#${this.id}.${step.number}`);
            return this.toggleStep(step, isOpen);
          }

          async toggleStep(step, isOpen) {
            step.button.setAttribute("aria-expanded", isOpen);
            if (isOpen && !step.more) step.more = this.details(this).then((details) => more(step, details[step.number - 1]));
            const place = await step.more;
            if (!place) return;
            if (!place.isConnected) step.element.append(place);
            place.hidden = step.button.getAttribute("aria-expanded") !== "true";
          }
        }
        """#
}
