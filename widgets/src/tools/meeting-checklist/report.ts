import { productName } from "@iep-insider/sdk/catalog";
import type { ReportDocument, ReportSection } from "../../documents/index.ts";
import { lawOf } from "./cited.ts";
import { checklistWords, documentWords, sections, report as text } from "./content.ts";
import { type CheckedItems, progress } from "./logic.ts";
import type { WeakPoint } from "./points.ts";

/**
 * The checklist as a document: each part with its boxes, then who can help, and the law.
 * @param day when it was made, in words. @param points of a document that was read; they come first.
 */
export function checklistReport(
  checked: CheckedItems,
  day: string,
  points: readonly WeakPoint[] = [],
): ReportDocument {
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [howFar(checked)],
    sections: [
      ...(points.length > 0 ? [pointSection(points)] : []),
      ...sections.map(({ title, items }) => ({
        title,
        blocks: [
          {
            kind: "checks" as const,
            checks: items.map((item) => ({
              text: item.text,
              hint: item.hint,
              isDone: checked.includes(item.id),
            })),
          },
        ],
      })),
      { title: checklistWords.tipTitle, blocks: [{ kind: "paragraph", text: checklistWords.tip }] },
      { title: checklistWords.helpTitle, blocks: [{ kind: "paragraph", text: checklistWords.help }] },
      { title: checklistWords.lawTitle, blocks: [{ kind: "law", sentences: sections.flatMap(lawOf) }] },
    ],
    footer: [checklistWords.honest, text.madeWith(productName, day)],
  };
}

function pointSection(points: readonly WeakPoint[]): ReportSection {
  const checks = points.map(({ title, ask }) => ({
    text: title,
    hint: `${documentWords.ask} “${ask}”`,
    isDone: false,
  }));
  return { title: documentWords.title, blocks: [{ kind: "checks", checks }] };
}

function howFar(checked: CheckedItems): string {
  const { done, of } = progress(checked);
  if (done === 0) return text.nothingDone;
  return done === of ? checklistWords.allDone : text.someDone(done, of);
}
