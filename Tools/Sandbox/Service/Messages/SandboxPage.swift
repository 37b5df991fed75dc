/// The page at `/`: what arrived and what was paid, newest first, updating itself. One document, no scripts or fonts from elsewhere.
enum SandboxPage {
    static let html = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Sandbox</title>
        <style>
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #fbfbfa; --card: #ffffff; --line: #dcdfe3; --accent: \
        #00696b; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; --accent: #5fd0cf; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
        header, main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.25rem; margin: 0; }
        header { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; }
        #state { color: var(--dim); margin: 0; }
        label { display: block; margin: 0 0 1rem; color: var(--dim); }
        input { display: block; width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: var(--ink);
                background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
        ol { list-style: none; margin: 0; padding: 0; }
        li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 0 0 .75rem; }
        .top { display: flex; gap: .75rem; flex-wrap: wrap; color: var(--dim); font-size: .875rem; }
        .channel { color: var(--accent); font-weight: 600; }
        .subject { font-weight: 600; margin: .25rem 0 0; }
        pre { margin: .25rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
        .code { font-variant-numeric: tabular-nums; font-weight: 600; color: var(--accent); }
        .empty { color: var(--dim); }
        h2 { font-size: 1rem; margin: 1.5rem 0 .75rem; }
        .amount { font-weight: 600; font-variant-numeric: tabular-nums; margin: .25rem 0 0; }
        a { color: var(--accent); display: inline-block; min-height: 44px; padding: .6rem 0; }
        </style>
        </head>
        <body>
        <header><h1>Sandbox</h1><p id="state" role="status">Connecting…</p></header>
        <main>
        <label>Show only this recipient<input id="to" autocomplete="off" spellcheck="false" placeholder="+966501234567 or \
        layla@example.com"></label>
        <ol id="list" aria-live="polite"></ol>
        <p class="empty" id="empty">Nothing has arrived yet. What services send by SMS, mail or push appears here, and what they charge.</p>
        <section id="payments" hidden>
        <h2 id="count"></h2>
        <ol id="paid" aria-live="polite"></ol>
        </section>
        </main>
        <script>
        const list = document.getElementById("list"), to = document.getElementById("to"), state = document.getElementById("state");
        const empty = document.getElementById("empty");
        const payments = document.getElementById("payments"), paid = document.getElementById("paid"), count = \
        document.getElementById("count");
        const seen = new Map();
        function text(tag, value, name) {
          const node = document.createElement(tag);
          node.textContent = value;
          if (name) node.className = name;
          return node;
        }
        function draw(message) {
          const item = document.createElement("li");
          const top = document.createElement("div");
          top.className = "top";
          top.append(text("span", message.channel.toUpperCase(), "channel"), text("bdi", message.to), text("time", message.receivedAt));
          if (message.code) top.append(text("span", message.code, "code"));
          if (message.deliveries > 1) top.append(text("span", "arrived " + message.deliveries + " times"));
          item.append(top);
          if (message.subject) { const s = text("p", message.subject, "subject"); s.dir = "auto"; item.append(s); }
          const body = text("pre", message.text);
          body.dir = "auto";
          item.append(body);
          return item;
        }
        function add(message) {
          const key = message.channel + message.id + message.to;
          const node = draw(message);
          if (seen.has(key)) seen.get(key).replaceWith(node); else list.prepend(node);
          seen.set(key, node);
          empty.hidden = list.childElementCount > 0;
        }
        function shown(message) {
          const wanted = to.value.trim().toLowerCase();
          return !wanted || message.to.toLowerCase().includes(wanted);
        }
        async function load() {
          const answer = await fetch("/sandbox/messages");
          const page = await answer.json();
          list.replaceChildren();
          seen.clear();
          for (const message of page.items.reverse()) if (shown(message)) add(message);
          empty.hidden = list.childElementCount > 0;
        }
        function drawPayment(payment) {
          const item = document.createElement("li");
          const top = document.createElement("div");
          top.className = "top";
          top.append(text("span", payment.status.replace("_", " "), "channel"), text("bdi", payment.reference), text("time", \
        payment.createdAt));
          if (payment.card) top.append(text("span", payment.card.brand + " •••• " + payment.card.last4));
          if (payment.decline) top.append(text("span", payment.decline.replaceAll("_", " ")));
          item.append(top);
          const back = payment.refunded ? ", " + money(payment.refunded, payment.currency) + " given back" : "";
          item.append(text("p", money(payment.amount, payment.currency) + back, "amount"));
          if (payment.actionUrl) { const link = text("a", "Approve or refuse"); link.href = payment.actionUrl; item.append(link); }
          return item;
        }
        function money(minor, currency) { return currency + " " + Math.floor(minor / 100) + "." + String(minor % 100).padStart(2, "0"); }
        async function loadPayments() {
          const answer = await fetch("/payments/intents");
          const page = await answer.json();
          count.textContent = page.total === 1 ? "1 payment" : page.total + " payments";
          paid.replaceChildren(...page.items.map(drawPayment));
          payments.hidden = page.total === 0;
        }
        to.addEventListener("input", load);
        const live = new EventSource("/sandbox/live");
        live.onopen = () => { state.textContent = "Live"; load(); loadPayments(); };
        live.addEventListener("payment", loadPayments);
        live.onerror = () => { state.textContent = "Not connected, trying again…"; };
        live.onmessage = (event) => { const message = JSON.parse(event.data); if (shown(message)) add(message); };
        </script>
        </body>
        </html>
        """
}
