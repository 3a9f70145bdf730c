/** The fields that a finding is corrected in. */
export type FieldId =
  | "text"
  | "area"
  | "minutes"
  | "sessions"
  | "period"
  | "place"
  | "number"
  | "day"
  | "answer"
  | "test"
  | "standardScore"
  | "percentile"
  | "progress";

export interface ItemField {
  readonly id: FieldId;
  readonly value: string;
  /** `line`: one line; `lines`: several; `options`: one of these. */
  readonly kind: "line" | "lines" | "day" | "number" | { readonly options: readonly string[] };
}

/** What the parent typed, by field; a field that is not here keeps its value. */
export type Given = Readonly<Partial<Record<FieldId, string>>>;

/** How a value is shown, corrected, and read back. */
export interface Shape<Value> {
  /** In one line. @param at the value's place within its group. */
  readonly text: (value: Value, at: string) => string;
  /** What it means, in a sentence; left out where the value says it. */
  readonly note?: (value: Value) => string;
  readonly fields: (value: Value) => readonly ItemField[];
  /** What cannot be read leaves the value as it is. */
  readonly from: (value: Value, given: Given) => Value;
}
