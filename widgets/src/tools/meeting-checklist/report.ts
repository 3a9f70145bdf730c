import { productName } from "@iep-insider/sdk/catalog";
import type { ReportDocument } from "../../documents/index.ts";
import { lawOf } from "./cited.ts";
import { checklistWords, sections, report as text } from "./content.ts";
import { type CheckedItems, progress } from "./logic.ts";

/**
 * The checklist as a document: each part with its boxes, then who can help, and the law.
 * @param day when it was made, in words.
 */
export function checklistReport(checked: CheckedItems, day: string): ReportDocument {
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [howFar(checked)],
    sections: [
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

function howFar(checked: CheckedItems): string {
  const { done, of } = progress(checked);
  if (done === 0) return text.nothingDone;
  return done === of ? checklistWords.allDone : text.someDone(done, of);
}
