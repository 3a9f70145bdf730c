import { loadStates } from "@iep-insider/sdk/law";
import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { crisisHelp } from "@iep-insider/sdk/safety";
import * as weakPointWords from "@iep-insider/sdk/school-documents/weak-points/words";
import { describe, expect, it } from "vitest";
import { caseWords } from "../case/words.ts";
import { forgottenWords } from "../kept/forgotten/words.ts";
import { keptWords } from "../kept/words.ts";
import type { Section } from "../questionnaire/index.ts";
import * as plan from "./504-screener/content.ts";
import * as planLetter from "./504-screener/letterStart.ts";
import { planResult } from "./504-screener/logic.ts";
import { planReport } from "./504-screener/report.ts";
import * as planWords from "./504-screener/resultContent.ts";
import * as aide from "./aide-screener/content.ts";
import { aideResult } from "./aide-screener/logic.ts";
import { aideReport } from "./aide-screener/report.ts";
import * as aideWords from "./aide-screener/resultContent.ts";
import * as assessments from "./assessments/content.ts";
import { findingsOf } from "./assessments/findingsOf.ts";
import { assessments as planned } from "./assessments/planning/resultContent.ts";
import { questionnaires } from "./assessments/questionnaires.ts";
import { assessmentReport } from "./assessments/report.ts";
import { shared } from "./assessments/resultWords.ts";
import * as documentWords from "./document-reader/content.ts";
import * as findingWords from "./document-reader/groupContent.ts";
import { minutesWords } from "./document-reader/minutesContent.ts";
import { documentReport } from "./document-reader/report.ts";
import * as findingsWords from "./document-reader/resultContent.ts";
import { noticeFindings } from "./document-reader/tests/noticeFindings.ts";
import * as feelings from "./emotional-checkin/content.ts";
import { evaluationStart, meetingStart } from "./emotional-checkin/letterStart.ts";
import { checkInReport } from "./emotional-checkin/report.ts";
import * as summaryWords from "./emotional-checkin/summaryContent.ts";
import { checkIns } from "./emotional-checkin/tests/sampleEntries.ts";
import * as evaluation from "./evaluation-screener/content.ts";
import * as evaluationLetter from "./evaluation-screener/letterStart.ts";
import { evaluationResult } from "./evaluation-screener/logic.ts";
import { evaluationReport } from "./evaluation-screener/report.ts";
import * as evaluationWords from "./evaluation-screener/resultContent.ts";
import * as checklist from "./meeting-checklist/content.ts";
import { checklistReport } from "./meeting-checklist/report.ts";
import * as cardWords from "./rights-guide/cardContent.ts";
import * as rights from "./rights-guide/content.ts";
import { stateCodes } from "./rights-guide/logic.ts";
import { stateCardShown } from "./rights-guide/report.ts";
import { rightSection } from "./rights-guide/rightSection.ts";
import { tones } from "./signing-advisor/builderQuestions.ts";
import { concernWords } from "./signing-advisor/concernWords.ts";
import { exceptionTexts } from "./signing-advisor/exceptions.ts";
import * as signingLetter from "./signing-advisor/letterStart.ts";
import { signingResult } from "./signing-advisor/logic.ts";
import { questionnaire as signing } from "./signing-advisor/questionnaire.ts";
import { type QuestionId, questionIds } from "./signing-advisor/questions.ts";
import { signingReport } from "./signing-advisor/report.ts";
import * as signingWords from "./signing-advisor/resultContent.ts";
import { loadState } from "./signing-advisor/StateFacts.tsx";
import { exceptionStatement } from "./signing-advisor/statement.ts";
import * as statementWords from "./signing-advisor/statementContent.ts";
import { answersWithConcerns } from "./signing-advisor/tests/answersWith.ts";

// Every word that a parent reads in a tool that runs on the device is for eight years of school.

const today = "2026-11-21";
const day = "November 21, 2026";
const unread = "id kind type fileName provisions letterType citation officialAddress status asOf".split(" ");
type Words = readonly [what: string, content: unknown];

/** @param names words of the law or of the specification, not ours to say more plainly. */
function speaksPlainly(tool: string, words: readonly Words[], names: readonly string[] = []): void {
  it.each(words)(`${tool}: %s`, (_, content) =>
    expect(readingGrade(withoutLeftOut(textOf(content, unread), names))).toBeLessThanOrEqual(8),
  );
}

const each = (sections: readonly Section[]) => sections.map((one): Words => [`section ${one.id}`, one]);
const reported = (
  what: string,
  report: { readonly lead: readonly unknown[] },
  ...more: readonly unknown[]
): readonly Words[] => [
  [`report, ${what}`, [report, ...more]],
  [`answer, ${what}`, report.lead],
];

const aideItems = aide.categories.flatMap((category) => aide.itemIds[category]);
speaksPlainly("aide screener", [
  ["questions", aide.questionnaireContent(crisisHelp)],
  ...[[], ["transitions"], ["aggression", "transitions"], ["transitions", "iep-goals"], aideItems].flatMap(
    (checkedIds) =>
      reported(checkedIds.join(), aideReport(aideResult(checkedIds), day, crisisHelp), aideWords.result),
  ),
]);

speaksPlainly("document reader", [
  ["first screens", documentWords],
  ["findings", findingWords],
  ["result", findingsWords],
  ["minutes", minutesWords],
  ["weak points", weakPointWords],
  ["report", documentReport(noticeFindings, day)],
]);

const evaluationItems = evaluation.sectionIds.flatMap(evaluation.itemsOf);
const evaluationQuestions = evaluation.questionnaireContent(crisisHelp);
speaksPlainly(
  "evaluation screener",
  [
    ["questions", evaluationQuestions],
    ...each(evaluationQuestions.sections),
    ...[[], ...evaluation.sectionIds.map(evaluation.itemsOf)].flatMap((checkedIds) =>
      reported(
        checkedIds.join(),
        evaluationReport(evaluationResult(checkedIds), day, crisisHelp),
        evaluationWords.result,
      ),
    ),
    ["letter", evaluationLetter.letterStart(evaluationResult(evaluationItems))],
  ],
  evaluation.categories.map((category) => evaluationWords.areaWords[category].category),
);

speaksPlainly("IEP vs 504 screener", [
  ["questions", plan.content],
  ...each(plan.content.sections),
  ["the law", planWords.report],
  ...([0, 1, 2, 3] as const).flatMap((option): readonly Words[] => {
    const answers = plan.questions.map(({ id, options }) => [id, [options[option].id]]);
    const result = planResult(Object.fromEntries(answers));
    const report = planReport(result, day);
    return [
      [`report, option ${option}`, [report, planWords.result]],
      // The name of a band is the specification's.
      [`answer, option ${option}`, report.lead.slice(1)],
      // Without a need there is no line, and a text without a word has no grade.
      ...(option > 0 ? [[`letter, option ${option}`, planLetter.letterStart(result)] as const] : []),
    ];
  }),
]);

const asked = { concerns: ["reading", "math", "health"], duration: ["1-2-years"], impact: ["moderate"] };
speaksPlainly(
  "assessments",
  [
    ["cards", [assessments.chooser, assessments.cards]],
    ...assessments.questionnaireIds.flatMap((id) => [
      [id, questionnaires[id]] as const,
      ...each(questionnaires[id].sections),
    ]),
    ...(
      [
        ["eligibility", { ...asked, tried: ["rti-mtss"], evidence: ["both"] }],
        ["eligibility", { ...asked, duration: ["6-12-months"] }],
        ["eligibility", {}],
        ["aide", { safety: ["significant"], care: ["daily"], behaviors: ["self-injury"] }],
        ["aide", { academic: ["constant"], tried: ["health-plan"] }],
        ["aide", { safety: ["some"] }],
        ["aide", {}],
        ["planning", { academic: ["reading"], communication: ["understanding"], behavior: ["acting-out"] }],
        ["planning", {}],
      ] as const
    ).flatMap(([id, answers]) => {
      const { letter, advice, ...more } = findingsOf(id, answers);
      const report = assessmentReport({ letter, advice, ...more }, day, crisisHelp);
      const { letterType: _, ...lines } = letter.answers;
      const what = `${id} ${JSON.stringify(answers)}`;
      return [
        ...reported(what, report, shared, letter.note),
        [`steps, ${what}`, advice.steps] as const,
        ...(Object.keys(lines).length > 0 ? [[`letter, ${what}`, lines] as const] : []),
      ];
    }),
  ],
  [
    ...Object.values(planned).flatMap(({ name, professional }) => [name, professional]),
    "Consider requesting a special education evaluation",
    "Consider a 504 Plan evaluation",
    "Monitor and implement general education supports",
    ...Object.values(assessments.cards).map(({ title }) => title),
  ],
);

const hard = { emotion: "sad", intensity: 5, context: "school", triggers: ["math test"] } as const;
const { form, savedSoFar, sureForget } = feelings;
const { findings, insightTexts, insightTitles, picture, summary } = summaryWords;
speaksPlainly(
  "emotional check-in",
  [
    ["intro", feelings.intro],
    ["form", [form, form.titleFor("Mia"), form.intensityValue("Mild", 2)]],
    ["what is saved", [savedSoFar, savedSoFar.title(3), savedSoFar.see(3), sureForget(3)]],
    ["summary", [summary, findings, insightTitles]],
    ["picture", [picture, picture.lead(12, 20)]],
    ["two weeks", [summaryWords.twoWeeks, summaryWords.twoWeeks.lead(3), summaryWords.twoWeeks.lead(1)]],
    ...[
      insightTexts.veryStrong(2),
      insightTexts.hardDays(4),
      insightTexts.moreChallenging(4, 2),
      insightTexts.school(3),
      insightTexts.schoolToo(3),
      insightTexts.triggers("math test (2 times)"),
      ...Object.values(findings),
    ].map((text): Words => [text, text]),
    ...[
      checkIns({}),
      checkIns({}, {}, { emotion: "sad" }),
      checkIns(hard, hard, hard, { emotion: "okay", notes: "Slept well." }),
      checkIns(hard, {}),
    ].flatMap((entries) => {
      const report = checkInReport({ childName: "Mia", entries }, day, crisisHelp);
      const sections = report.sections.map((one): Words => [`${one.title} of ${entries.length}`, one]);
      return [[`report of ${entries.length}`, report] as const, ...sections];
    }),
    ["letters", [meetingStart, evaluationStart].map((start) => start(checkIns(hard, hard, {})))],
  ],
  [
    ...feelings.emotions.map(({ name }) => name),
    ...feelings.contexts.map(({ label }) => label),
    ...Object.values(feelings.intensityNames),
  ],
);

speaksPlainly("what is kept on the device", [["kept", [keptWords, forgottenWords, caseWords]]]);

speaksPlainly("meeting prep checklist", [
  ["screen", checklist.checklistWords],
  ["from a document", checklist.documentWords],
  ["report", checklistReport([], day)],
  ...checklist.sections.flatMap(({ id, items, law, description }): readonly Words[] => [
    [id, [description, items]],
    [`law of ${id}`, law],
    ...items.map(({ id, text, hint }: checklist.ChecklistItem): Words => [id, [text, hint]]),
  ]),
]);

const concernsOf = (ids: readonly QuestionId[]) => {
  const result = signingResult(answersWithConcerns(ids, 0));
  if (!result) throw new Error("an answer is missing");
  return result;
};
const [beginning, ...parts] = signing.sections;
speaksPlainly("signing advisor", [
  ["questions", [signing.intro, signing.onePage, beginning?.title, beginning?.lead, parts]],
  ...each(parts),
  ...[0, 1, 3, 4, 18].flatMap((count) =>
    reported(
      `${count} concerns`,
      signingReport(concernsOf(questionIds.slice(0, count)), null, today),
      signingWords.result,
    ),
  ),
  // The rule itself is in the words of the state.
  ["a state", [(await loadState("MA", today)).consent.title, signingWords.stateWords]],
  ...questionIds.map((id): Words => [id, [concernWords[id], exceptionTexts[id]]]),
  ...tones.flatMap((tone) =>
    [questionIds, ["ready_to_sign"] as const].map(
      (exceptions): Words => [
        `${exceptions.length} ${tone}`,
        exceptionStatement({ exceptions, custom: "", tone }, today, null),
      ],
    ),
  ),
  ["builder", [statementWords.builder, statementWords.sheet, statementWords.letterNext]],
  ["letter", signingLetter.letterStart(concernsOf(questionIds))],
]);

speaksPlainly("rights guide", [
  ["screen", [rights.rightsWords, rights.historyPost.button, rights.help]],
  ["nine rights", rights.rights.map(rightSection)],
  ["card", [cardWords.cardWords, cardWords.linkWords, cardWords.reportWords]],
  ...[...rights.rights, rights.history].map(({ title, sentences }): Words => [title, sentences]),
]);

describe("rights guide: the card of each state", async () => {
  const states = await loadStates();
  // Names, numbers and addresses are not prose; the citations of states are as their law has them.
  speaksPlainly(
    "card",
    stateCodes.flatMap((code): readonly Words[] => {
      const { facts, agency, links, center } = stateCardShown(states[code], today);
      const places = [agency, center].flatMap(({ title, notes, phone, status }) => [
        title,
        ...notes,
        phone.doubt ?? "",
        status,
      ]);
      const items = links.items.flatMap(({ text, remark }) => [text, remark ?? ""]);
      const parts = facts.flatMap((fact) => fact.parts);
      const rules = parts.map(({ lines }) => lines);
      const titles = [
        ...facts.map(({ title }) => title),
        ...parts.map(({ label, remark }) => `${label ?? ""}. ${remark}`),
      ];
      return [
        [`all of ${code}`, [titles, rules, places, links.title, items, links.notes]],
        [`rules of ${code}`, rules],
      ];
    }),
  );
});
