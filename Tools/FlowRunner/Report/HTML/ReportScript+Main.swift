extension ReportScript {
    /// Puts it together, and follows keys and addresses.
    static let main = #"""
        /** How many flows that did not pass are open from the beginning. */
        const openedAtFirst = 5;

        /** Says so until the flows are unpacked. */
        const waiting = document.getElementById("waiting");

        /** Shows the run's flows and follows what is chosen. */
        function begin(run) {
          const parts = new Map();
          /** The steps of a flow in full; its part of the page is unpacked when it is first looked into. */
          const details = async ({ part, index }) => {
            if (!parts.has(part)) parts.set(part, unpacked(`part${part}`));
            return (await parts.get(part))[index];
          };
          const flows = run.flows.map((flow, place) => new Flow(flow, place + 1, details));
          const groups = grouped(flows), table = requirements(run, flows), filter = new Filter(run, apply);
          const [list, proofs, slow] = ["flows", "requirements", "slowest"].map((id) => document.getElementById(id));
          const none = el("p", { class: "empty", role: "status" }, "Nothing fits the filter.");
          list.append(...groups.map(({ element }) => element), none);
          proofs.append(table.element);

          function apply() {
            filter.read();
            const found = [];
            for (const { element, members, count } of groups) {
              const fitting = members.map((flow) => [flow, filter.steps(flow)]).filter(([, steps]) => steps);
              const shown = new Set(fitting.map(([flow]) => flow));
              for (const flow of members) flow.element.hidden = !shown.has(flow);
              for (const [flow, steps] of fitting) flow.narrow(filter.looksAtSteps ? new Set(steps) : null);
              found.push(...fitting);
              element.hidden = fitting.length === 0;
              count.textContent = sums(fitting, micros(fitting.reduce((sum, [flow]) => sum + flow.took, 0)));
            }
            for (const { element, isGood, words } of table.rows) {
              element.hidden = (filter.isFailedOnly && isGood) || !filter.fitsText(words);
            }
            none.hidden = found.length > 0;
            slow.replaceChildren(...slowest(found));
            filter.count.textContent = sums(found);
          }

          function sums(found, time) {
            return joined(plural(found.length, "flow"), plural(found.reduce((sum, [, steps]) => sum + steps.length, 0), "step"), time);
          }

          function show(name) {
            for (const view of [list, proofs, slow]) view.hidden = view.id !== name;
            for (const button of document.querySelectorAll(".views button")) {
              if (button.dataset.view === name) button.setAttribute("aria-current", "true");
              else button.removeAttribute("aria-current");
            }
          }

          /** Shows a flow, and one of its steps. */
          async function open(flow, step) {
            show("flows");
            if (flow.element.hidden || (step && flow.fitting && !flow.fitting.has(step))) {
              filter.clear();
              apply();
            }
            flow.toggle(true);
            if (step?.button) await flow.toggleStep(step, true);
            const target = step?.button ?? flow.button;
            target.focus({ preventScroll: true });
            target.scrollIntoView({ block: "start" });
          }

          /** `#flow12`, `#flow12.3`, `#slowest`. */
          function follow() {
            const [, number, stepNumber] = location.hash.match(/^#flow(\d+)(?:\.(\d+))?$/) ?? [], flow = flows[number - 1];
            if (flow) open(flow, flow.steps.find((step) => step.number === Number(stepNumber)));
            else if ([list, proofs, slow].some(({ id }) => `#${id}` === location.hash)) show(location.hash.slice(1));
          }

          function move(by) {
            const rows = [...list.querySelectorAll("button.row")].filter((row) => row.checkVisibility());
            const now = rows.indexOf(document.activeElement), next = rows[now < 0 ? 0 : now + by];
            next?.focus();
            next?.scrollIntoView({ block: "nearest" });
          }

          const keys = { "/": () => filter.fields.text.focus(), j: () => move(1), k: () => move(-1) };
          // From a line to the next; elsewhere arrows scroll the page.
          const arrows = { ArrowDown: () => move(1), ArrowUp: () => move(-1) };
          document.addEventListener("keydown", (event) => {
            const isTyping = event.target.closest("input, select");
            if (isTyping && event.key === "Escape") event.target.blur();
            const act = keys[event.key] ?? (event.target.closest("button.row") && arrows[event.key]);
            if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            act();
          });
          for (const button of document.querySelectorAll(".views button")) {
            button.addEventListener("click", () => {
              show(button.dataset.view);
              history.replaceState(null, "", `#${button.dataset.view}`);
            });
          }
          document.querySelector(".tools").addEventListener("submit", (event) => event.preventDefault());
          addEventListener("hashchange", follow);

          if (run.shortened) list.append(quiet(run.shortened));
          show("flows");
          apply();
          document.getElementById("app").hidden = false;
          waiting.remove();
          for (const flow of flows.filter(({ isGood }) => !isGood).slice(0, openedAtFirst)) {
            flow.toggle(true);
            for (const step of flow.steps) if (step.outcome === "failed") flow.toggleStep(step, true);
          }
          follow();
        }

        try {
          begin(await unpacked("run"));
        } catch (error) {
          waiting.textContent = `This browser cannot show the flows (${error.message}): take one of 2024 or later, or read report.json.`;
        }
        """#
}
