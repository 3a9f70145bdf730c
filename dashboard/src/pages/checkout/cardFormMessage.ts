/** Messages from the card form's iframe in the payment simulator (protocol: `api/README.md`). */
export type CardFormMessage =
  /** The fields can be filled in. */
  | { readonly type: "ready" }
  /** The content's height, in CSS pixels. */
  | { readonly type: "height"; readonly value: number }
  | { readonly type: "processing" }
  /** The form shows the bank's challenge. */
  | { readonly type: "needs_action" }
  | { readonly type: "succeeded" }
  | { readonly type: "failed"; readonly message: string };

/** The page's only message to the form: pay with the values of the fields. */
export const confirmRequest = { type: "confirm" } as const;

/** The frame's maximum height, in CSS pixels. */
const highest = 2000;

/** @param data of a message with verified origin and source. @returns null for an unknown message. */
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
