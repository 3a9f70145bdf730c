import { expect, it } from "vitest";
import { readingGrade, textOf, withoutLeftOut } from "../reading-grade/index.ts";
import { emailGateWords as email } from "./gates/email/words.ts";
import { paymentGateWords as payment } from "./gates/payment/words.ts";
import { gateWords as gates } from "./gates/words.ts";

const said = (content: Record<string, unknown>): unknown[] =>
  Object.values(content).flatMap((one) => {
    if (typeof one === "function") return one("day");
    return typeof one === "object" && one !== null ? said({ ...one }) : [one];
  });

it.each([
  ["all gates", gates],
  // The rest is in the specification, word for word.
  ["the e-mail gate", { kept: email.kept, privacy: email.privacy }],
  ["the payment gate", payment],
])("reads at grade 8 or below: %s", (_, words) => {
  expect(readingGrade(withoutLeftOut(textOf(said(words))))).toBeLessThanOrEqual(8);
});
