import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../questionnaire/index.ts";
import { questionnaireIds } from "./content.ts";
import { findingsOf } from "./findingsOf.ts";
import { questionnaires } from "./questionnaires.ts";

const startOf = (id: (typeof questionnaireIds)[number], answers: Answers) =>
  findingsOf(id, answers).letter.answers;

it("the eligibility questionnaire asks for a full evaluation, each answer in its field", () =>
  expect(
    startOf("eligibility", {
      concerns: ["reading", "attention", "speech-language", "motor", "emotions"],
      duration: ["1-2-years"],
      impact: ["moderate"],
      tried: ["tutoring", "rti-mtss"],
      evidence: ["both"],
    }),
  ).toEqual({
    letterType: "initial_evaluation",
    academicConcerns: [
      "Has trouble with reading.",
      "This has lasted for more than a year.",
      "Falls behind at school, or often has a hard day there.",
      "Help that was tried: tutoring; small groups or steps of help (RTI or MTSS).",
      "A teacher has concerns too.",
    ],
    behaviorConcerns: ["Has trouble with attention, or with getting work done."],
    communicationConcerns: ["Has trouble with speech, or with language."],
    motorConcerns: ["Has trouble with gross motor or fine motor skills, such as handwriting."],
    socialEmotionalConcerns: ["Has strong feelings, such as worry or sadness, that show at school."],
    previousEvaluations: ["A doctor, a therapist or an outside report describes this."],
  }));

it("the eligibility questionnaire asks about Section 504 where that is the advice, with all of it in one field", () =>
  expect(
    startOf("eligibility", {
      concerns: ["math", "health"],
      duration: ["under-6-months"],
      impact: ["some"],
      evidence: ["outside"],
    }),
  ).toEqual({
    letterType: "504_evaluation",
    additionalInfo: [
      "Has trouble with math.",
      "Has a health problem that shows at school.",
      "Gets by at school, with more effort than classmates.",
      "A doctor, a therapist or an outside report describes this.",
    ],
  }));

it("the aide questionnaire asks to assess the need, with what was answered and what was tried", () =>
  expect(
    startOf("aide", {
      safety: ["significant"],
      academic: ["prompting"],
      behaviors: ["hits"],
      care: ["daily"],
      tried: ["behavior-plan", "shared-adult"],
    }),
  ).toEqual({
    letterType: "aide_assessment",
    behaviorConcerns: [
      "There is a serious safety risk when an adult does not act at once.",
      "Needs an adult to come back to the work every few minutes.",
      "Hits, kicks or bites other people.",
      "Needs help with health or personal care at school every day.",
    ],
    currentServices: ["A behavior plan.", "An adult shared with other children."],
  }));

it("the aide questionnaire asks for a meeting where general supports are the advice", () => {
  expect(startOf("aide", { academic: ["reminders"] })).toEqual({
    letterType: "iep_meeting",
    urgencyReason: ["Needs a few reminders in each lesson to do the work."],
  });
  expect(startOf("aide", { safety: ["none"], tried: ["none"] })).toEqual({ letterType: "iep_meeting" });
});

it("the planning questionnaire asks for a full evaluation, each checked concern in its field", () =>
  expect(
    startOf("planning", {
      academic: ["math"],
      communication: ["understanding"],
      behavior: ["attention", "mood"],
      motor: ["handwriting"],
      adaptive: ["money-time"],
    }),
  ).toEqual({
    letterType: "initial_evaluation",
    academicConcerns: ["Has trouble with math.", "Everyday skills: has trouble with money or time."],
    communicationConcerns: ["Has trouble understanding language."],
    behaviorConcerns: ["Has trouble with attention, or with sitting still."],
    socialEmotionalConcerns: ["Is sad, or has moods that change fast."],
    motorConcerns: ["Fine motor: has trouble with handwriting."],
  }));

describe("every line that is handed over", () => {
  const anyAnswers = (id: (typeof questionnaireIds)[number]) =>
    fc.record(
      Object.fromEntries(
        questionnaires[id].sections.map(({ questions: [question] }) => [
          question?.id ?? "",
          fc.subarray(question && "options" in question ? question.options.map((option) => option.id) : []),
        ]),
      ),
    );

  it.each(questionnaireIds)(
    "%s: is a whole sentence that does not address the parent, and occurs once",
    (id) =>
      fc.assert(
        fc.property(anyAnswers(id), (answers) => {
          const { letterType, ...fields } = startOf(id, answers);
          expect(letterType).toMatch(/^[a-z0-9_]+$/);
          const lines = Object.values(fields).flat();
          expect(new Set(lines).size).toBe(lines.length);
          for (const line of lines) {
            expect(line).toMatch(/^[A-Z].*\.$/);
            expect(line).not.toMatch(/\b(you|your)\b/i);
          }
        }),
      ),
  );
});
