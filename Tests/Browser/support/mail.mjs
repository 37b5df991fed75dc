// A mail handed to the sandbox as any mail program would: SMTP, RFC 5321.
import { connect } from "node:net";

export function mail(port, to, subject, text, html) {
  const message = [
    subject, `To: ${to}`, "MIME-Version: 1.0", 'Content-Type: multipart/alternative; boundary="=_b"', "", "--=_b", "Content-Type: text/plain; charset=utf-8", "", text,
    "--=_b", "Content-Type: text/html; charset=utf-8", "", html, "--=_b--", ".",
  ].join("\r\n");
  const lines = ["EHLO journey", "MAIL FROM:<journey@example.com>", `RCPT TO:<${to}>`, "DATA", message, "QUIT"];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    let waiting = "";
    socket.on("error", reject).on("close", resolve).on("data", (bytes) => {
      waiting += bytes;
      // An answer of several lines ends with a line that has a blank behind its number.
      while (/^\d{3} .*\r\n/m.test(waiting)) {
        const answer = waiting.match(/^\d{3} .*\r\n/m);
        waiting = waiting.slice(answer.index + answer[0].length);
        if (/^[45]/.test(answer[0])) return reject(new Error(answer[0]));
        const next = lines.shift();
        if (next) socket.write(`${next}\r\n`);
      }
    });
  });
}
