import type { Letter } from "../logic.ts";
import type { Finding } from "../result/review.ts";
import { fieldsInSpanish } from "./withMarks.ts";

/** The review reads English: it cannot tell that a day or an example is missing from words in Spanish. */
export function withoutSpanish(findings: readonly Finding[], { form }: Letter): readonly Finding[] {
  const unread = fieldsInSpanish(form);
  return findings.filter(
    ({ kind, field }) => !(["no-date", "no-example"].includes(kind) && unread.some((one) => one === field)),
  );
}
