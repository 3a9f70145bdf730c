import { productName } from "@iep-insider/sdk/catalog";
import { dayInWords, durationInWords, nameInSentence } from "@iep-insider/sdk/law";
import type { CrisisHelp } from "@iep-insider/sdk/safety";
import type { ReportDocument, ReportSection } from "../../documents/index.ts";
import { type ContactShown, type FactShown, factParagraphs } from "../../state-facts/index.ts";
import { lawOfConcerns, lawOfSigning } from "./cited.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { confidenceOf, findingOf, signatureOf } from "./reasons.ts";
import { confidence, stateWords, report as text, result as words } from "./resultContent.ts";
import { answerLimit, partialConsent } from "./stateSigning.ts";

/** What the result says of one state. */
export interface StateShown {
  /** The state's name. */
  readonly name: string;
  /** Its rule on consent to a later IEP. */
  readonly consent: FactShown;
  /** Who helps there for free. */
  readonly center: ContactShown;
}

/**
 * The result as a parent takes it along.
 * @param state what is known of the parent's state; null where none was chosen or it has not come.
 * @param today `YYYY-MM-DD`
 * @param crisis where to find help right away; comes first where the parent's own words were a sign of crisis.
 */
export function signingReport(
  result: SigningResult,
  state: StateShown | null,
  today: string,
  crisis: CrisisHelp | null = null,
): ReportDocument {
  const { name, title, reasoning } = findingOf(result);
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [
      `${words.label} ${name}`,
      title,
      reasoning,
      `${confidence.title}: ${confidenceOf(result)}`,
      signatureOf(result),
    ],
    sections: [
      ...(crisis ? [{ title: crisis.title, blocks: [paragraph(crisis.text)] }] : []),
      ...answerSections(result),
      ...(state ? stateSections(state) : []),
      meaningSection(result),
      ...lawSections(result, state),
    ],
    footer: [words.honest, text.madeWith(productName, dayInWords(today))],
  };
}

/** The answers that led here with what the parent added; and what to do next. */
export function answerSections(
  result: SigningResult,
): readonly [answers: ReportSection, steps: ReportSection] {
  const { concerns, ownConcern } = result;
  const nextSteps = [...stateSteps(result), ...findingOf(result).nextSteps];
  const items = concerns.map(({ id, answer }) =>
    words.answered(concernWords[id].topic, answer.label, concernWords[id].ask),
  );
  // The parent's own words end the list of concerns.
  const own = ownConcern ? [`${words.own}: ${ownConcern}`] : [];
  return [
    {
      title: words.answers,
      blocks: [
        ...(items.length === 0 ? [{ kind: "paragraph" as const, text: words.noConcern }] : []),
        ...(items.length + own.length > 0 ? [{ kind: "list" as const, items: [...items, ...own] }] : []),
      ],
    },
    {
      title: words.nextSteps,
      blocks: [
        { kind: "list", items: nextSteps },
        { kind: "paragraph", text: words.advice },
      ],
    },
  ];
}

/** What the state's rule adds to the next steps, where there is something to answer. */
function stateSteps({ state, situation, concerns, exceptions }: SigningResult): readonly string[] {
  if (state === null || concerns.length === 0) return [];
  const name = nameInSentence(state);
  const limit = answerLimit({ state, situation });
  const isPartial = exceptions.length > 0 && situation !== "first" && partialConsent[state] === "yes";
  return [
    ...(limit ? [words.answerLimit(name, durationInWords(limit))] : []),
    ...(isPartial ? [words.partialYes(name)] : []),
  ];
}

/** What signing and not signing mean under federal law. */
export function meaningSection(result: SigningResult): ReportSection {
  return { title: text.meaning, blocks: [{ kind: "law", sentences: lawOfSigning(result) }] };
}

/** The rest of the law; and who helps, where no state says it. */
export function lawSections(result: SigningResult, state: StateShown | null): readonly ReportSection[] {
  const law: ReportSection = {
    title: text.law,
    blocks: [{ kind: "law", sentences: lawOfConcerns(result) }],
  };
  if (state) return [law];
  return [law, { title: text.help.title, blocks: [paragraph(text.help.text)] }];
}

function stateSections({ name, consent, center }: StateShown): readonly ReportSection[] {
  const { phone, website, notes } = center;
  return [
    {
      title: `${stateWords.title(name)}: ${lowerFirst(consent.title)}`,
      blocks: factParagraphs(consent).map(paragraph),
    },
    {
      title: center.title,
      blocks: [
        { kind: "list", items: [center.name, phone.number, ...(website ? [website] : [])] },
        ...[...notes, ...(phone.doubt ? [phone.doubt] : []), center.status].map(paragraph),
      ],
    },
  ];
}

function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function paragraph(line: string) {
  return { kind: "paragraph", text: line } as const;
}
