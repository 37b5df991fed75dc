// The worker of GTSD. It keeps nothing yet: offline comes with the outbox. It is not registered until then.
const release = "{release}";
const files = ["{files}"];
self.addEventListener("message", (event) => event.ports[0]?.postMessage({ release, files: files.length }));
