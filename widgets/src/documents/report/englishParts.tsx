import type { ReactNode } from "react";
import type { ReportDocument, ReportSection } from "../ReportDocument.ts";

interface Part {
  readonly text: string;
  readonly isEnglish: boolean;
}

/** A text of a report in Spanish in its parts. @param english what stays English; of two that begin alike, the longer first. */
export function partsOf(text: string, [one, ...others]: readonly string[]): readonly Part[] {
  if (text === "") return [];
  if (one === undefined) return [{ text, isEnglish: false }];
  return text
    .split(one)
    .flatMap((rest, index) => [
      ...(index > 0 ? [{ text: one, isEnglish: true }] : []),
      ...partsOf(rest, others),
    ]);
}

/** A report's lead and sections for the printed page in Spanish, with their English marked (WCAG 3.1.2). */
export function withEnglishMarked({ lead, sections, english = [] }: ReportDocument) {
  const marked = (text: string): ReactNode =>
    partsOf(text, english).map((part, index) =>
      part.isEnglish ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
        <span key={index} lang="en">
          {part.text}
        </span>
      ) : (
        part.text
      ),
    );
  return {
    lead: lead.map(marked),
    sections: sections.map(
      ({ title, blocks }): ReportSection<ReactNode> => ({
        title,
        blocks: blocks.map((block) => {
          if (block.kind === "paragraph") return { ...block, text: marked(block.text) };
          return block.kind === "list" ? { ...block, items: block.items.map(marked) } : block;
        }),
      }),
    ),
  };
}
