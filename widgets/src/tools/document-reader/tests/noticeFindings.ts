import type { DocumentFindings, Found } from "@iep-insider/sdk/school-documents";

const found = <Value>(value: Value, quote: string, isClear = true): Found<Value> => ({
  value,
  page: 1,
  quote,
  isClear,
});

/** Of a notice that refuses an aide, with two of the seven parts. */
export const noticeFindings: DocumentFindings = {
  kind: found("prior-written-notice", "Prior Written Notice"),
  dates: [found({ label: "document", day: "2026-11-02" }, "November 2, 2026")],
  iep: null,
  notice: {
    decisions: [found({ type: "refuses", text: "The team refuses a one-to-one aide." }, "refuses")],
    reasons: [found("There is not enough staff.", "There is not enough staff.")],
    parts: {
      action: found("The team refuses a one-to-one aide.", "refuses"),
      reasons: found("There is not enough staff.", "There is not enough staff."),
    },
  },
  evaluation: null,
  progress: null,
  discipline: null,
};

/** Of a letter in prose, where each finding is a question. */
export const letterFindings: DocumentFindings = {
  ...noticeFindings,
  kind: found("denial-letter", "Dear parent"),
  notice: {
    decisions: [
      "The district will not provide a one-to-one aide at this time.",
      "The team will keep speech therapy at 30 minutes a week.",
    ].map((text) => found({ type: "refuses", text }, text, false)),
    reasons: [
      "Sam's teacher reports that he can work by himself.",
      "There is not enough staff for it this year.",
    ].map((text) => found(text, text, false)),
    parts: {},
  },
};
