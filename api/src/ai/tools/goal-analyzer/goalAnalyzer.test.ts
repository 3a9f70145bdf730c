import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { goalAnalyzer } from "./goalAnalyzer.ts";
import { answerGoal } from "./rules/answerGoal.ts";
import { mostThatCanBeSeen } from "./rules/scoreGoal.ts";

const complete =
  "By June 2027, when given a third-grade passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly probes. Currently, Sam reads 60 words per minute.";

it("the goal analyzer by rules answers first, and says that the score is no legal test", () => {
  const { score, feedback, rewritten } = answerGoal(complete);
  expect(score).toBe(mostThatCanBeSeen);
  expect(feedback).toMatch(/^This goal is clear/);
  expect(feedback).toContain("no legal test");
  expect(rewritten).toContain("Sam will read 90 words per minute in 3 of 4 trials");
});

it("the goal analyzer by rules says in which words it found a part, as they were typed, or not at all", () => {
  const quotesOf = (typed: string) =>
    Object.fromEntries(answerGoal(typed).points.flatMap(({ part, quote }) => (quote ? [[part, quote]] : [])));
  expect(quotesOf(complete)).toEqual({
    behavior: "read 90 words per minute in 3 of 4",
    criterion: "90 words per minute",
    baseline: "60 words per minute",
    method: "as measured by weekly probes",
    condition: "when given a third-grade passage",
    timeframe: "By June 2027",
  });
  // Read from "will will" and "80 %": what was typed is not what was read.
  for (const quote of Object.values(quotesOf("LEO WILL WILL READ THE THE LIST WITH 80% ACCURACY!!!")))
    expect("LEO WILL WILL READ THE THE LIST WITH 80% ACCURACY!!!").toContain(quote);
});

it.each([
  [
    "Ana will receive speech therapy.",
    /^By \[date\], .* \[do what this service is meant to teach: receive speech therapy\]/,
  ],
  [
    "By May 1, [name 1] will read 90 words per minute and write 5 sentences, as measured by work samples.",
    /^By May 1, given \[.*\], \[name 1\] will read 90 words per minute, in \[how many tries or days\], as measured by work samples\. Starting point/,
  ],
  [
    "When crossing the street, Leo will look both ways in 80% of trials.",
    /Leo will look both ways every time/,
  ],
  [
    "LEO WILL WILL READ THE THE LIST ALOUD WITH 80% ACCURACY!!! AS MEASURED BY TEACHER CHECKLIST.",
    /^By \[date\], .*Leo will read the list aloud with 80% accuracy/i,
  ],
  [
    'Third year in a row!!! I asked what it MEANS and she laughed. Here it is: "Kay will increase attention to task with 70% accuracy." That is it.',
    /^By \[date\], given \[.*\], Kay will \[.* increase attention to task with 70% accuracy\]/,
  ],
  [
    "By June, Leo will keep quiet hands in 4 of 5 sessions.",
    /^By June, when \[.*\], Leo will use what helps to stay calm/,
  ],
])("the goal analyzer's rules rewrite %s", (text, expected) => {
  expect(answerGoal(text).rewritten).toMatch(expected);
});

it.each([
  "Is this a good goal?",
  "The school will not test my son. What can I do?",
  "Der Schüler wird mit Hilfe der Lehrerin und ohne Hinweise 90 Wörter lesen.",
  "They told me he will never read.",
])("the goal analyzer by rules gives no score to %s", (text) => {
  const { outcome, score, feedback, citations } = answerGoal(text);
  expect({ outcome, score, citations }).toEqual({ outcome: "unknown", score: null, citations: [] });
  expect(feedback).toMatch(/goal/i);
});

it("the goal analyzer quotes a Spanish goal in its own words, and writes no new version of it", () => {
  const { points, rewritten } = answerGoal(
    "Para junio de 2027, dado un pasaje, Ana leerá 90 palabras por minuto en 4 de 5 intentos, según los sondeos semanales de la maestra. Actualmente lee 60 palabras por minuto.",
  );
  expect(Object.fromEntries(points.map(({ part, quote }) => [part, quote]))).toEqual({
    behavior: "leerá 90 palabras por minuto en 4 de 5 intentos",
    criterion: "90 palabras por minuto",
    baseline: "60 palabras por minuto",
    method: "según los sondeos semanales de la maestra",
    condition: "dado un pasaje",
    timeframe: "Para junio de 2027",
    challenge: undefined,
  });
  expect(rewritten).toBeNull();
});

it.each([
  complete,
  "Sam will improve his reading, writing and math.",
  "When crossing the street, Leo will look both ways in 80% of trials. Baseline: 90%.",
  "After high school, Jay will work at a bakery.",
  "El estudiante leerá 90 palabras por minuto con 80% de precisión en el aula.",
])("the goal analyzer by rules can be read by a tired parent: %s", (text) => {
  const draft = answerGoal(text);
  const prose = goalAnalyzer.proseOf(draft).join("\n");
  expect(readingGrade(withoutLeftOut(prose))).toBeLessThanOrEqual(8);
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(goalAnalyzer.longestProse);
  expect(draft.suggestions.length).toBeLessThanOrEqual(5);
});

const input = { goalText: complete };
const byRules = answerGoal(complete);
const question = { input, evidence: { items: [], terms: [], record: null }, today: "2026-11-22" };
const merge = (filled: unknown) =>
  // `merge` reads nothing of the law.
  goalAnalyzer.model.merge(filled, { ...question, law: notAsked }, byRules);

it("the model's part words the advice, and leaves score, points and caps", () => {
  const merged = merge({ feedback: "Clear.", suggestions: ["Ask."], rewritten: "Sam will read 90 words." });
  expect(merged).toEqual({
    ...byRules,
    feedback: "Clear.",
    suggestions: ["Ask."],
    rewritten: "Sam will read 90 words.",
  });
});

it.each(["Sam will read ninety-five words.", "By 2028, Sam will read."])(
  "a number of the model's own is refused: %s",
  (rewritten) => {
    expect(() => merge({ feedback: "Clear.", suggestions: [], rewritten })).toThrow(/not in the goal/);
  },
);

it("the model's part is not asked to word what has no score", () => {
  const none = answerGoal("hello");
  expect(
    goalAnalyzer.model.merge(
      { feedback: "Great!", suggestions: [], rewritten: null },
      { ...question, law: notAsked },
      none,
    ),
  ).toBe(none);
});

const fail = () => {
  throw new Error("The law was asked.");
};
const notAsked = {
  language: "en" as const,
  provision: fail,
  rulesOf: fail,
  record: fail,
  stateFact: fail,
  search: fail,
};

it("the goal analyzer lets no model write a goal that trains a child to hide", () => {
  const rewritten = "Sam will make eye contact.";
  expect(() => merge({ feedback: "Clear.", suggestions: [], rewritten })).toThrow(/hide a disability/);
});

it("the goal analyzer says kindly why many object to a goal that trains a child to hide", () => {
  const { score, feedback, caps, suggestions } = answerGoal("Ana will reduce stimming and make eye contact.");
  expect(score).toBeLessThanOrEqual(25);
  expect(feedback).toMatch(/Many autistic adults and advocates object/);
  expect(caps[0]?.id).toBe("hides-disability");
  expect(suggestions[0]).toMatch(/which need is behind this/);
});

it("the goal analyzer keeps a skill and drops the eye contact next to it", () => {
  const goal =
    "By May 2027, Sam will ask for help while making eye contact in 4 of 5 trials, up from 1 of 5.";
  const { rewritten } = answerGoal(goal);
  expect(rewritten).toMatch(/^By May 2027, .*Sam will ask for help in 4 of 5 trials, up from 1 of 5/);
  expect(rewritten).not.toMatch(/eye contact/);
});

it.each([
  ["short and weak", "Sam will read better.", true],
  [
    "long and clear",
    "By June 2027, given a third-grade passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly probes. Currently, Sam reads 60 words per minute.",
    true,
  ],
  [
    "long and weak, so perhaps misread",
    "Sam is a lovely boy who likes trains and he will read better this year with all of the help that we can give him at home.",
    false,
  ],
  [
    "of numbers that count different things",
    "By June 2027, given a chart, Sam will draw 8 towers in 4 of 5 sessions, as scored by his teacher. Currently he stacks 3 blocks.",
    false,
  ],
])("whether a score is sure: a goal that is %s", (_case, text, isSure) => {
  expect(answerGoal(text)).toMatchObject({ outcome: "answered", isSure });
});
