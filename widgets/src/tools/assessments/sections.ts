import type { Block, ReportSection } from "../../documents/index.ts";
import { type CitedText, lawBlock } from "./cited.ts";
import { shared } from "./resultWords.ts";

// Sections shared by the three results.

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const section = (title: string, ...blocks: readonly Block[]): ReportSection => ({ title, blocks });

/** @param besides what else a parent may ask for, after the right to ask for an evaluation. */
export function rightSection(besides: readonly CitedText[] = []): ReportSection {
  return section(shared.rightTitle, lawBlock([...shared.right, ...besides]));
}

/** The end of every result: what the law says, and who helps. */
export function lastSections(law: readonly CitedText[]): readonly ReportSection[] {
  const { lawTitle, help } = shared;
  return [section(lawTitle, lawBlock(law)), section(help.title, paragraph(help.text))];
}

/** @returns the labels of a question's chosen options. */
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

/** The answers behind a result: those that decided, and separately those that did not. */
export function whySection(
  { whyTitle, notCounted }: { readonly whyTitle: string; readonly notCounted: string },
  counted: readonly string[],
  others: readonly string[],
): ReportSection {
  const besides: readonly Block[] =
    others.length > 0 ? [paragraph(notCounted), { kind: "list", items: others }] : [];
  return section(whyTitle, { kind: "list", items: counted }, ...besides);
}
