import type { DocumentFindings, Found } from "@iep-insider/sdk/school-documents";

const found = <Value>(value: Value, quote: string): Found<Value> => ({
  value,
  page: 1,
  quote,
  isClear: true,
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
