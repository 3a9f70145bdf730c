import { expect, test } from "vitest";
import { type NoticeRole, noticeLabelOf } from "./noticeLabels.ts";

test.each<[role: NoticeRole, heading: string]>([
  ["action", "What we are not agreeing to"],
  ["action", "1. What does the district propose or refuse to do?"],
  ["action", "Determinations"],
  ["action", "No"],
  ["reasons", "An explanation of why the agency proposes or refuses to take the action"],
  ["reasons", "How we came to this decision"],
  ["basis", "Basis for the decision"],
  ["data-used", "What we used to decide"],
  ["data-used", "Each evaluation procedure, record, or report used as a basis for the action"],
  ["other-options", "Other ideas we talked about"],
  ["other-options", "Options considered and the reasons why they were rejected"],
  ["other-factors", "Anything else that mattered"],
  ["safeguards", "How your rights are protected"],
  ["sources-of-help", "Who to call with questions"],
  ["other", "Purpose of the meeting"],
])("finds %s in a heading: %s", (role, heading) => {
  expect(noticeLabelOf(heading, true)?.role).toBe(role);
});
