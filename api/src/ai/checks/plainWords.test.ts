import { expect, it } from "vitest";
import { language, length, readingGrade } from "./checkDraft.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const plain = [
  "Ask the school in writing.",
  "Keep a copy of the letter and note the day you sent it.",
  "Ask for prior written notice. It is a letter that says what the school will do and why.",
  "An independent educational evaluation is a test by someone who does not work for the school.",
  "The rule is 34 CFR 300.503. It says what a notice has to hold.",
];
const hard = [
  "Notwithstanding the aforementioned considerations, the educational agency retains discretionary authority.",
  "Procedural irregularities constitute substantive deprivations of educational opportunity.",
];

it.each(plain)("the check on the reading grade lets pass: %s", (text) => {
  expect(readingGrade(checkedFor({ prose: [text] }))).toBeNull();
});

it.each(hard)("the check on the reading grade rejects: %s", (text) => {
  expect(readingGrade(checkedFor({ prose: [text] }))).toMatch(/grade \d+\.\d/);
});

it("the check on the reading grade measures the answer as a whole, and not what the parent is quoted with", () => {
  const prose = [`You wrote “${hard[0]?.slice(0, -1)}.” Ask the school what that means.`];
  expect(readingGrade(checkedFor({ prose, words: [hard[0] ?? ""] }))).toBeNull();
  expect(readingGrade(checkedFor({ prose }))).not.toBeNull();
  expect(readingGrade(checkedFor({ prose: [...plain, "Regulatory obligations apply."] }))).toBeNull();
});

it("the check on the reading grade rejects an answer without a word", () => {
  expect(readingGrade(checkedFor({ prose: [] }))).not.toBeNull();
  expect(readingGrade(checkedFor({ prose: ["…"] }))).not.toBeNull();
});

it.each([1, 150])("the check on length lets %i of 150 words pass", (count) => {
  expect(length(checkedFor({ prose: [Array(count).fill("word").join(" ")] }))).toBeNull();
});

it.each([151, 1000])("the check on length rejects %i of 150 words", (count) => {
  expect(length(checkedFor({ prose: [Array(count).fill("word").join(" ")] }))).toContain(`${count} words`);
});

it.each(plain)("the check on the language lets pass: %s", (text) => {
  expect(language(checkedFor({ prose: [text] }))).toBeNull();
});

it.each([
  "Pida una evaluación por escrito. La escuela debe contestar en 10 días.",
  "Demandez une évaluation par écrit. L'école doit répondre dans dix jours.",
  "Bitte fordern Sie die Prüfung schriftlich an. Die Schule hat zehn Tage.",
  "请以书面形式要求评估。",
  "اطلب التقييم كتابة",
  "Hãy yêu cầu đánh giá bằng văn bản.",
  "Попросите об оценке письменно.",
  "Humiling ng pagsusuri sa pamamagitan ng sulat.",
])("the check on the language rejects text that no other check can read: %s", (text) => {
  expect(language(checkedFor({ prose: [text] }))).not.toBeNull();
});
