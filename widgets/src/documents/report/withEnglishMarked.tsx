import { markEnglishIn } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import type { ReportDocument, ReportSection } from "../ReportDocument.ts";

/** A report's lead and sections for the printed page in Spanish, with their English marked (WCAG 3.1.2). */
export function withEnglishMarked({ lead, sections, english = [] }: ReportDocument) {
  const marked = (text: string) => markEnglishIn(text, english);
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
