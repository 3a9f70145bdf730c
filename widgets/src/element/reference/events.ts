import { eventNames, type ToolEventName } from "../events.ts";

const meanings: Readonly<Record<ToolEventName, string>> = {
  "iep:ready":
    "The tool is near the window and can be used. If it opens over the page: it has opened for the first time.",
  "iep:result": "A parent has reached a result.",
  "iep:access":
    "The whole tool is open to this visitor: immediately, or after an email address or a payment. The first step can be used before that.",
  "iep:error": "The tool failed, and says so in place.",
};

/** The events of an element, inline or in an iframe. They bubble and cross the shadow root. */
export const events: readonly { readonly name: ToolEventName; readonly meaning: string }[] = eventNames.map(
  (name) => ({ name, meaning: meanings[name] }),
);
