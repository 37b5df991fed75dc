// Of the tabs of one product one leads: it alone sends what waits and holds the stream of events, because a browser has six lines to a
// host and a queue has one head. When it closes or is frozen, the next one leads.

/**
 * Runs `lead` in this tab once it is the leader, for as long as the tab is open.
 * @param {string} name
 * @param {() => void} lead
 * @returns {() => void} stops waiting or leading
 */
export function whenLeader(name, lead) {
  const stopping = new AbortController();
  /** @type {() => void} */
  let letGo = () => {};
  navigator.locks.request(`leader of ${name}`, { signal: stopping.signal }, () => {
    lead();
    return new Promise((resolve) => {
      letGo = () => {
        resolve(undefined);
      };
    });
  }).catch((error) => {
    if (error.name !== "AbortError") throw error;
  });
  return () => {
    stopping.abort();
    letGo();
  };
}

/**
 * Tells the other tabs, and hears what they tell.
 * @template T
 * @param {string} name
 * @param {(message: T) => void} hear
 * @returns {{ tell: (message: T) => void, close: () => void }}
 */
export function betweenTabs(name, hear) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event) => {
    hear(event.data);
  };
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
