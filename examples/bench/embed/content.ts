import { questionnaire } from "@iep-insider/widgets/signing-advisor/questionnaire";

/** The signing advisor's texts up to its result, for the elements that ours is compared with. */
export interface BenchContent {
  readonly intro: { readonly title: string; readonly lead: string; readonly points: readonly string[] };
  readonly start: string;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly sections: readonly BenchSection[];
}

interface BenchSection {
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly BenchQuestion[];
}

export interface BenchQuestion {
  readonly kind: "one" | "many" | "select" | "text";
  readonly question: string;
  readonly hint: string;
  readonly options: readonly string[];
}

const { intro, onePage, sections, labels } = questionnaire;
if (!intro || !onePage) throw new Error("The signing advisor has no intro, or is not on one page.");

export const content: BenchContent = {
  intro: { title: intro.title, lead: intro.lead, points: intro.points },
  start: intro.start,
  title: onePage.title,
  lead: onePage.lead ?? "",
  submit: labels.toResult,
  sections: sections.map(({ title, lead, questions }) => ({
    title,
    lead: lead ?? "",
    questions: questions.map((question) => ({
      kind: question.kind,
      question: question.question,
      hint: question.hint ?? "",
      options: question.kind === "text" ? [] : question.options.map(({ label }) => label),
    })),
  })),
};
