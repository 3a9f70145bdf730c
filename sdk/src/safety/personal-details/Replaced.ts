/** A detail that stays on the device: its placeholder in the sent text, and what the parent typed. */
export interface Replaced {
  readonly placeholder: string;
  readonly original: string;
  readonly kind: DetailKind;
}

/** A "number" identifies a person: social security, student, case, account, license plate. */
export type DetailKind = "name" | "date" | "phone" | "email" | "link" | "address" | "number";
