/** A detail that stays on the device: what stands for it in the text that is sent, and what the parent typed. */
export interface Replaced {
  readonly placeholder: string;
  readonly original: string;
  readonly kind: DetailKind;
}

export type DetailKind = "name" | "date" | "phone" | "email";
