import { describe, expect, it } from "vitest";
import { language } from "./language.ts";
import { length } from "./length.ts";
import { readingGrade } from "./readingGrade.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const plain = [
  "Ask the school in writing.",
  "You can ask for a meeting at any time.",
  "Keep a copy of the letter and note the day you sent it.",
  "The school must tell you why it says no.",
  "Your child can get help while you wait.",
  "The team looks at the plan once a year.",
  "If you do not agree, say so at the meeting and in a letter.",
  "Ask for prior written notice. It is a letter that says what the school will do and why.",
  "You may bring someone who knows your child.",
  "An independent educational evaluation is a test by someone who does not work for the school.",
  "The rule is 34 CFR 300.503. It says what a notice has to hold.",
  "Write down who said what.",
];
const hard = [
  "Notwithstanding the aforementioned considerations, the educational agency retains discretionary authority.",
  "Procedural irregularities constitute substantive deprivations of educational opportunity.",
  "Comprehensive multidisciplinary documentation facilitates individualized intervention implementation.",
  "The determination of eligibility necessitates consideration of multidimensional diagnostic information.",
  "Parental participation opportunities are statutorily enumerated procedural entitlements.",
  "Interdisciplinary collaboration regarding accommodations necessitates administrative authorization.",
  "The adjudicative authority evaluates evidentiary submissions impartially.",
  "Unilateral institutional modifications contravene established regulatory obligations.",
  "Longitudinal psychometric instrumentation demonstrates considerable variability.",
  "Noncompliance precipitates administrative investigation and compensatory remediation.",
  "Contemporaneous documentation substantiates allegations of discriminatory administration.",
  "Educational methodologies require continuous reevaluation considering individual circumstances.",
];

describe("the check on the reading grade", () => {
  it.each(plain)("lets pass: %s", (text) => {
    expect(readingGrade(checkedFor({ prose: [text] }))).toBeNull();
  });

  it.each(hard)("rejects: %s", (text) => {
    expect(readingGrade(checkedFor({ prose: [text] }))).toMatch(/grade \d+\.\d/);
  });

  it("measures the answer as a whole, and not what the parent is quoted with", () => {
    const prose = [`You wrote “${hard[0]?.slice(0, -1)}.” Ask the school what that means.`];
    expect(readingGrade(checkedFor({ prose, words: [hard[0] ?? ""] }))).toBeNull();
    expect(readingGrade(checkedFor({ prose }))).not.toBeNull();
    expect(readingGrade(checkedFor({ prose: [...plain, "Regulatory obligations apply."] }))).toBeNull();
  });

  it("rejects an answer without a word", () => {
    expect(readingGrade(checkedFor({ prose: [] }))).not.toBeNull();
    expect(readingGrade(checkedFor({ prose: ["…"] }))).not.toBeNull();
  });
});

describe("the check on length", () => {
  it.each([1, 2, 10, 75, 149, 150])("lets %i of 150 words pass", (count) => {
    expect(length(checkedFor({ prose: [Array(count).fill("word").join(" ")] }))).toBeNull();
  });

  it.each([151, 152, 200, 1000])("rejects %i of 150 words", (count) => {
    expect(length(checkedFor({ prose: [Array(count).fill("word").join(" ")] }))).toContain(`${count} words`);
  });

  it("counts all sentences together", () => {
    expect(
      length(checkedFor({ prose: Array(16).fill("one two three four five six seven eight nine ten") })),
    ).toContain("160 words");
  });
});

describe("the check on the language", () => {
  it.each(plain)("lets pass: %s", (text) => {
    expect(language(checkedFor({ prose: [text] }))).toBeNull();
  });

  it.each([
    "Pida una evaluación por escrito. La escuela debe contestar en 10 días.",
    "Usted tiene derecho a pedir una reunión en cualquier momento.",
    "Demandez une évaluation par écrit. L'école doit répondre dans dix jours.",
    "Bitte fordern Sie die Prüfung schriftlich an. Die Schule hat zehn Tage.",
    "Peça uma avaliação por escrito à escola do seu filho.",
    "请以书面形式要求评估。",
    "اطلب التقييم كتابة",
    "Hãy yêu cầu đánh giá bằng văn bản.",
    "Попросите об оценке письменно.",
    "Mandez yon evalyasyon alekri.",
    "평가를 서면으로 요청하십시오.",
    "Humiling ng pagsusuri sa pamamagitan ng sulat.",
  ])("rejects, since no other check can read it: %s", (text) => {
    expect(language(checkedFor({ prose: [text] }))).not.toBeNull();
  });
});
