import { productName } from "@iep-insider/sdk/catalog";
import * as lawLibrary from "@iep-insider/sdk/law";
import type { DocumentFindings } from "@iep-insider/sdk/school-documents";
import { lawSentence, listSection, type ReportDocument } from "../../documents/index.ts";
import { kindNames } from "./content.ts";
import { groupNames, noticePartNames } from "./groupContent.ts";
import { groupIds } from "./groupIds.ts";
import { itemsOf } from "./logic.ts";
import { missingParts } from "./nextSteps.ts";
import { noticeWords, resultWords as words } from "./resultContent.ts";

const cited = lawLibrary.citationsById(lawLibrary.priorWrittenNotice);

/**
 * The findings as a document, each with its page.
 * @param findings without what the parent took out. @param day when it was made, in words.
 */
export function documentReport(findings: DocumentFindings, day: string): ReportDocument {
  const items = itemsOf(findings);
  const toCheck = items.filter(({ isClear }) => !isClear).length;
  const kind = findings.kind?.value;
  return {
    kind: "report",
    fileName: words.fileName,
    title: kind ? words.verdict(kindNames[kind]) : words.verdictUnknown,
    lead: [words.missed, ...(toCheck > 0 ? [words.toCheck(toCheck)] : [])],
    sections: [
      ...groupIds.flatMap((group) =>
        listSection(
          groupNames[group].title,
          items
            .filter((item) => item.group === group)
            .map(({ text, page, isClear }) => {
              const line = words.pageOf(text, page);
              return isClear ? line : `${line} ${words.check}`;
            }),
        ),
      ),
      ...(findings.notice
        ? [
            {
              title: noticeWords.title,
              blocks: [
                {
                  kind: "law" as const,
                  sentences: [
                    lawSentence(
                      { text: noticeWords.lead, provisions: [lawLibrary.priorWrittenNotice.id] },
                      cited,
                    ),
                  ],
                },
                {
                  kind: "list" as const,
                  items: missingParts(findings).map(
                    (part) => `${noticePartNames[part]}: ${noticeWords.missing}`,
                  ),
                },
              ],
            },
          ]
        : []),
    ],
    footer: [words.honest, words.madeWith(productName, day)],
  };
}
