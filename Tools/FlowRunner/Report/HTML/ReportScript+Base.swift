extension ReportScript {
    /// What the other parts draw with.
    static let base = #"""
        /** What a block of the page holds: JSON, packed by gzip, in base64. */
        async function unpacked(id) {
          const text = atob(document.getElementById(id).textContent), bytes = new Uint8Array(text.length);
          for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
          const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
          return JSON.parse(await new Response(plain).text());
        }

        /** An element with its attributes, listeners (`onclick`) and children; what is null or false is left out. */
        function el(name, attributes, ...children) {
          return dressed(document.createElement(name), attributes, children);
        }

        /** The same for a part of a drawing. */
        function shape(name, attributes, ...children) {
          return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
        }

        function dressed(element, attributes, children) {
          for (const [name, value] of Object.entries(attributes)) {
            if (value === null || value === undefined || value === false) continue;
            if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
            else element.setAttribute(name, value === true ? "" : value);
          }
          element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
          return element;
        }

        const quiet = (text) => el("span", { class: "quiet" }, text);
        const code = (text) => el("code", { dir: "ltr" }, text);
        const plural = (count, one) => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
        /** Parts of a line, those that there are. */
        const joined = (...parts) => parts.filter((part) => part).join(" · ");

        /** `850 µs`, `12.3 ms`, `4.56 s`, `3 min 20 s`, of microseconds. */
        function micros(value) {
          if (value < 1000) return `${Math.round(value)} µs`;
          if (value < 1_000_000) return `${(value / 1000).toFixed(1)} ms`;
          if (value < 60_000_000) return `${(value / 1_000_000).toFixed(2)} s`;
          return `${Math.floor(value / 60_000_000)} min ${Math.floor(value / 1_000_000) % 60} s`;
        }

        const signs = {
          passed: ["ok", "✓"], failed: ["bad", "✗"], flaky: ["mid", "!"], skipped: ["mid", "↷"], "not run": ["mid", "–"],
        };

        function icon(outcome, label = outcome) {
          const [kind, sign] = signs[outcome];
          return el("span", { class: `icon ${kind}`, role: "img", "aria-label": label }, sign);
        }

        /** Bars on one line, each `[kind, start, length]` with `whole` for all of it; the shortest is still seen. */
        function bars(whole, parts) {
          const drawn = parts.map(([kind, start, length]) => {
            const width = Math.min(1000, Math.max((length / whole) * 1000, 3)), x = Math.min((start / whole) * 1000, 1000 - width);
            return shape("rect", { class: kind, x: x.toFixed(1), width: width.toFixed(1), height: 10 });
          });
          return shape("svg", { class: "bar", viewBox: "0 0 1000 10", preserveAspectRatio: "none", "aria-hidden": "true" }, drawn);
        }

        /** The times of one exchange as bars from `start`: connecting, sending, waiting, receiving. */
        function pieces({ connected, sent, firstByte, total }, start) {
          const parts = [
            ["connect", start, connected], ["send", start + connected, sent - connected], ["wait", start + sent, firstByte - sent],
            ["receive", start + firstByte, total - firstByte],
          ];
          return parts.filter(([, , length]) => length > 0);
        }

        /** A text with a button that copies it, where the browser can. */
        function copied(text) {
          const copy = async () => {
            await navigator.clipboard.writeText(text);
            button.textContent = "Copied";
            setTimeout(() => { button.textContent = "Copy"; }, 1500);
          };
          const button = navigator.clipboard && el("button", { type: "button", "aria-live": "polite", onclick: copy }, "Copy");
          return el("div", { class: "copy" }, el("pre", { tabindex: 0, dir: "ltr" }, text), button);
        }
        """#
}
