/** Messages from the card form's iframe in the payment simulator (protocol: `api/README.md`). */
export type CardFormMessage =
  /** The fields can be filled in. */
  | { readonly type: "ready" }
  /** How high the frame has to be, in CSS pixels. */
  | { readonly type: "height"; readonly value: number }
  | { readonly type: "processing" }
  /** The bank asks who it is; the form shows the question. */
  | { readonly type: "needs_action" }
  | { readonly type: "succeeded" }
  | { readonly type: "failed"; readonly message: string };

/** The only message that the page sends to it: pay with the values of the fields. */
export const confirmRequest = { type: "confirm" } as const;

/** The frame is never higher than this, whatever it says, in CSS pixels. */
const highest = 2000;

/** @param data of a message whose origin and source were compared. @returns null for what the form never says. */
export function readCardFormMessage(data: unknown): CardFormMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  switch (data.type) {
    case "ready":
    case "processing":
    case "needs_action":
    case "succeeded":
      return { type: data.type };
    case "height": {
      const value = "value" in data ? data.value : null;
      if (typeof value !== "number" || !(value > 0)) return null;
      return { type: "height", value: Math.min(Math.ceil(value), highest) };
    }
    case "failed": {
      const message = "message" in data ? data.message : null;
      return typeof message === "string" ? { type: "failed", message } : null;
    }
    default:
      return null;
  }
}
