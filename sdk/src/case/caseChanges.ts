/** The channel on which tabs tell each other that the case has changed; the message says nothing else. */
const channelName = "iep-case";

/** Tells listeners in this tab and in others of a change. The channel is open while there is a listener. */
export function createCaseChanges() {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  const tellHere = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    tell: () => {
      const sender = channel ?? openChannel();
      sender?.postMessage(null);
      if (sender !== channel) sender?.close();
      tellHere();
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        channel = openChannel();
        channel?.addEventListener("message", tellHere);
        // A page restored from the back/forward cache has missed changes in the meantime.
        globalThis.addEventListener?.("pageshow", tellHere);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
        globalThis.removeEventListener?.("pageshow", tellHere);
      };
    },
  };
}

/** Null in a browser that has none: another tab is then up to date after its next load. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
}
