/**
 * The messages between the page and the card form in its iframe. The form posts to the exact origin given as `parent`
 * in its URL, and accepts messages only from `window.parent` with that origin.
 */

/** Page → form. */
export type CardFormRequest =
  /** Pay with the values of the fields. Ignored while a payment is running and after it succeeded. */
  { readonly type: "confirm" };

/** Form → page. */
export type CardFormMessage =
  /** The fields can be filled in. */
  | { readonly type: "ready" }
  /** The height that the iframe needs, in CSS pixels; sent whenever it changes. */
  | { readonly type: "height"; readonly value: number }
  | { readonly type: "processing" }
  /** The bank asks for authentication, and the form shows its question. `processing` and an outcome follow. */
  | { readonly type: "needs_action" }
  /** Paid. The form takes no further request. */
  | { readonly type: "succeeded" }
  /** Not paid; `message` is for the payer and is shown in the form as well. `confirm` may come again. */
  | { readonly type: "failed"; readonly message: string };
