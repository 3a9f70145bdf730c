import type { LawFact } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { dialog, main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const fact: LawFact = {
  id: "WI/hearing",
  place: "WI",
  name: "How long you have to ask for a hearing",
  value: "One year.",
  note: null,
  citation: "Wis. Stat. 115.80(1)(a)1",
  sources: ["https://docs.legis.wisconsin.gov/"],
  status: "verified",
  asOf: "2025-11-21",
  check: null,
  ageInDays: 368,
  isOld: true,
};
const figures = { total: 1, verified: 1, secondary: 0, disputed: 0, unverified: 0, fromCopies: 0, old: 1 };
const listOf = (row: LawFact) => ({ rows: [row], next: null, previous: null, found: 1, figures });
const checked = {
  outcome: "confirmed",
  source: "https://docs.legis.wisconsin.gov/document/statutes/115.80",
  words: "within one year",
  checkedOn: "2026-11-24",
  by: "Ada Reyes",
} as const;

it("records a law check; shows missing fields, and keeps the input when the server fails", async () => {
  const { user, answers, bodiesOf } = await renderPage("/admin/law", {
    signedInAs: { role: "admin" },
    answers: { listLawFacts: listOf(fact), recordLawCheck: refusal(503) },
  });
  await user.click(await main().findByRole("button", { name: "Record a check" }));
  const record = () => user.click(dialog().getByRole("button", { name: "Record" }));
  await record();
  await dialog().findByText("Please give the page that you read, beginning with https://.");
  expect(bodiesOf("recordLawCheck")).toEqual([]);
  await user.type(dialog().getByLabelText(/^Page you read/), checked.source);
  await user.type(dialog().getByLabelText(/^Text you read/), checked.words);
  await record();
  await dialog().findByText(/^That did not work/);
  answers["recordLawCheck"] = { ...fact, check: checked };
  answers["listLawFacts"] = listOf({ ...fact, check: checked, ageInDays: 0, isOld: false });
  await record();
  await main().findByText("Confirmed", { selector: "summary" });
  main().getByText("November 24, 2026, Ada Reyes");
  const { outcome, source, words } = checked;
  expect(bodiesOf("recordLawCheck").at(-1)).toEqual({ fact: fact.id, outcome, source, words });
});
