import type { Citation } from "@iep-insider/sdk/law";
import type { Block, Check, ReportDocument } from "../documents/ReportDocument.ts";
import type { Answers, Question, QuestionnaireContent } from "../questionnaire/content.ts";
import { check, pack } from "./pack.ts";
import { reviewedQuestionnaires } from "./reviewedQuestionnaires.ts";
import { type ReviewedQuestionnaire, signOffs } from "./signOffs.ts";

export const reviewedIds = Object.keys(reviewedQuestionnaires) as readonly ReviewedQuestionnaire[];

/**
 * A questionnaire for review: its questions, then each sentence of its results once, with its source.
 * @param today `YYYY-MM-DD`
 */
export function questionnairePack(id: ReviewedQuestionnaire, today: string): ReportDocument {
  const { title, content, reportOf } = reviewedQuestionnaires[id];
  const results = new Map<string, Map<string, Check>>();
  const seen = new Set<string>();
  for (const answers of answersOf(content)) {
    const report = reportOf(answers, today);
    if (!report) continue;
    const parts = [
      ["The answer", report.lead.map((text) => check(text, "Our own wording"))] as const,
      ...report.sections.map((section) => [section.title, section.blocks.flatMap(checksOf)] as const),
      ["The last lines", report.footer.map((text) => check(text, "Our own wording"))] as const,
    ];
    for (const [part, checks] of parts)
      for (const one of checks) {
        const key = sentenceKey(one.text);
        if (seen.has(key)) continue;
        seen.add(key);
        results.set(part, (results.get(part) ?? new Map()).set(key, one));
      }
  }
  return pack(`review-questionnaire-${id}`, `Questionnaire for review: ${title}`, signOffs[id], today, [
    ...questionParts(content),
    ...[...results].map(([part, checks]) => ({ title: `Result: ${part}`, checks: [...checks.values()] })),
  ]);
}

/** Sentences that differ only in numbers are reviewed as one. */
export function sentenceKey(text: string): string {
  return text.replace(/\d+/g, "#");
}

/** Every block as lines to check: a sentence about the law with its citations, other text as our own wording. */
export function checksOf(block: Block): readonly Check[] {
  const own = (texts: readonly string[]) => texts.map((text) => check(text, "Our own wording"));
  switch (block.kind) {
    case "paragraph":
      return own([block.text]);
    case "list":
      return own(block.items);
    case "checks":
      return own(block.checks.map(({ text }) => text));
    case "compare":
      return own(block.sides.flatMap(({ items }) => items));
    case "law":
      return block.sentences.map(({ text, provisions }) => check(text, provisions.map(source).join("; ")));
  }
}

function source({ citation, status, officialAddress }: Citation): string {
  return `Law: ${citation}; ${status}; ${officialAddress}`;
}

function questionParts({ intro, sections }: QuestionnaireContent) {
  return [
    ...(intro ? [{ title: intro.title, checks: [intro.lead, ...intro.points] }] : []),
    ...sections.map(({ title, lead, questions }) => ({
      title: `Questions: ${title}`,
      checks: [...(lead ? [lead] : []), ...questions.flatMap(wordsOf)],
    })),
  ].map(({ title, checks }) => ({ title, checks: checks.map((text) => check(text, "Asked of the parent")) }));
}

function wordsOf(question: Question): readonly string[] {
  const options = question.kind === "many" || question.kind === "one" ? question.options : [];
  return [
    question.question,
    ...(question.hint ? [question.hint] : []),
    ...options.flatMap(({ label, note }) => [label, ...(note ? [`${note.title}: ${note.text}`] : [])]),
  ];
}

/**
 * Answers that produce every sentence: none, all options, all first options, all second ones and so on; and each of
 * these with one answer changed to each of its options.
 */
function answersOf({ sections }: QuestionnaireContent): readonly Answers[] {
  const asked = sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      if (question.kind === "text") return [];
      return [{ ...question, ids: question.options.map(({ id }) => id) }];
    }),
  );
  const most = Math.max(...asked.map(({ ids }) => ids.length));
  const bases: readonly Answers[] = [
    {},
    Object.fromEntries(asked.map(({ id, kind, ids }) => [id, kind === "many" ? ids : ids.slice(0, 1)])),
    ...Array.from({ length: Math.min(most, 6) }, (_, at) =>
      Object.fromEntries(
        asked.map(({ id, ids }) => [id, ids.slice(Math.min(at, ids.length - 1)).slice(0, 1)]),
      ),
    ),
  ];
  const changes = asked.flatMap(({ id, kind, ids }) => [
    ...ids.map((option) => ({ [id]: [option] })),
    ...(kind === "many" ? [{ [id]: ids }, { [id]: ids.slice(0, 2) }] : []),
  ]);
  return bases.flatMap((base) => [base, ...changes.map((change) => ({ ...base, ...change }))]);
}
