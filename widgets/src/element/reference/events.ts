import { eventNames, type ToolEventName } from "../events.ts";

const meanings: Readonly<Record<ToolEventName, string>> = {
  "iep:ready":
    'The tool is on the page and can be used. With mode="dialog": its dialog has opened for the first time.',
  "iep:result": "A parent has come to a result.",
  "iep:access":
    "The whole tool is open to this visitor: at once, or after an email address or a payment. The first step can be used before.",
  "iep:error": "The tool could not go on; it says so in place.",
};

/** What an element tells the page, inline and in a frame alike. Events bubble and cross the shadow root. */
export const events: readonly { readonly name: ToolEventName; readonly meaning: string }[] = eventNames.map(
  (name) => ({ name, meaning: meanings[name] }),
);
