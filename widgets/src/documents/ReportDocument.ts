import type { Citation } from "@iep-insider/sdk/law";

/** A sentence about the law with the provisions that support it. */
export interface LawSentence {
  readonly text: string;
  readonly provisions: readonly Citation[];
}

export interface Check {
  readonly text: string;
  readonly isDone: boolean;
  /** Why or how, in one line below. */
  readonly hint?: string;
}

/** @typeParam Text as it is shown, where that is more than a string. */
export type Block<Text = string> =
  | { readonly kind: "paragraph"; readonly text: Text }
  | { readonly kind: "list"; readonly title?: string; readonly items: readonly Text[] }
  | { readonly kind: "checks"; readonly checks: readonly Check[] }
  | {
      readonly kind: "compare";
      readonly sides: readonly { readonly title: string; readonly items: readonly string[] }[];
    }
  | { readonly kind: "law"; readonly sentences: readonly LawSentence[] };

export interface ReportSection<Text = string> {
  readonly title: string;
  readonly blocks: readonly Block<Text>[];
}

/** A result to keep. Screen, text file, Word file and print are generated from this value. */
export interface ReportDocument {
  readonly kind: "report";
  /** Without its extension, from the specification: `1-1-aide-needs-assessment`. */
  readonly fileName: string;
  readonly title: string;
  /** The answer in one sentence, and what to do. Shown above all sections. */
  readonly lead: readonly string[];
  readonly sections: readonly ReportSection[];
  /** What stays English in a report in Spanish, such as a goal. Print and Word mark it as English. */
  readonly english?: readonly string[];
  /** The last lines: what this is and is not, and when and with what it was made. */
  readonly footer: readonly string[];
}
