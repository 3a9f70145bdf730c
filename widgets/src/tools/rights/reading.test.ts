import { loadStates } from "@iep-insider/sdk/law";
import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { cardWords, linkWords, reportWords } from "./cardContent.ts";
import { help, history, historyPost, rights, words } from "./content.ts";
import { stateCodes } from "./logic.ts";
import { stateCardShown } from "./report.ts";
import { rightSection } from "./rightSection.ts";

const states = await loadStates();
const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, ["kind", "provisions"])));

it.each([
  ["the guide", [words, historyPost.button, help]],
  ["the nine rights", rights.map(rightSection)],
  ["the card's own words", [cardWords, linkWords, reportWords]],
])("asks of %s words for eight years of school", (_, content) => {
  expect(gradeOf(content)).toBeLessThanOrEqual(8);
});

it.each([...rights, history])("asks of “$title” words for eight years of school", (right) => {
  expect(gradeOf(right.sentences)).toBeLessThanOrEqual(8);
});

// Names, numbers and addresses are not prose; the citations of states are as their law has them.
describe.each(stateCodes)("the card of %s", (code) => {
  it("asks for eight years of school", () => {
    const { facts, agency, links, center } = stateCardShown(states[code], "2026-11-21");
    const prose = [
      ...facts.flatMap(({ title, lines, status }) => [title, ...lines, status ?? ""]),
      ...[agency, center].flatMap(({ title, notes, phone, status }) => [
        title,
        ...notes,
        phone.doubt ?? "",
        status,
      ]),
      links.title,
      ...links.items.flatMap(({ text, remarks }) => [text, remarks]),
      ...links.notes,
    ];
    expect(gradeOf(prose)).toBeLessThanOrEqual(8);
    expect(gradeOf(facts.map(({ lines }) => lines)), "the rules alone").toBeLessThanOrEqual(8);
  });
});
