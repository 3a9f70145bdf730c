import type { Block, ReportSection } from "../../documents/index.ts";
import { type CitedText, lawBlock } from "./cited.ts";
import { shared } from "./resultWords.ts";

// Sections that the three results have in common.

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const section = (title: string, ...blocks: readonly Block[]): ReportSection => ({ title, blocks });

/** @param besides what else may be asked for, after the right to ask for an evaluation. */
export function rightSection(besides: readonly CitedText[] = []): ReportSection {
  return section(shared.rightTitle, lawBlock([...shared.right, ...besides]));
}

/** What the law says, and who helps: the end of every result. */
export function lastSections(law: readonly CitedText[]): readonly ReportSection[] {
  const { lawTitle, help } = shared;
  return [section(lawTitle, lawBlock(law)), section(help.title, paragraph(help.text))];
}

/** @returns the label of the chosen option of a question; its labels where several are chosen. */
export function labelsOf(
  options: readonly { readonly id: string; readonly label: string }[],
  ...chosen: readonly (string | null)[]
): readonly string[] {
  return options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
}

/** "Question? Answer; answer." */
export function answerLine(question: string, labels: readonly string[]): readonly string[] {
  return labels.length > 0 ? [`${question} ${labels.join("; ")}.`] : [];
}

/** Which answers led to a result: those that its rule goes by, and apart from them those that it does not. */
export function whySection(
  { whyTitle, notCounted }: { readonly whyTitle: string; readonly notCounted: string },
  counted: readonly string[],
  others: readonly string[],
): ReportSection {
  const besides: readonly Block[] =
    others.length > 0 ? [paragraph(notCounted), { kind: "list", items: others }] : [];
  return section(whyTitle, { kind: "list", items: counted }, ...besides);
}
