/** How an attribute's text is read. */
export type AttributeType =
  | "site key"
  | "background"
  | "web address"
  | "state"
  | "choice"
  | "color"
  | "text"
  | "pattern";

export interface AttributeShape {
  /** As a partner writes it in HTML. */
  readonly name: string;
  readonly type: AttributeType;
  /** Of a choice: what can be chosen. */
  readonly values?: readonly string[];
  /** Of a text: the most characters. */
  readonly atMost?: number;
  /** Of a pattern: the regular expression that the whole text matches. */
  readonly pattern?: string;
  /** The value when the attribute is missing or invalid; null if omitted. */
  readonly default?: string;
}
