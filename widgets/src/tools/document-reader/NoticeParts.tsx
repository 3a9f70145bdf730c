import * as lawLibrary from "@iep-insider/sdk/law";
import { type DocumentFindings, noticeParts } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { LawList, lawSentence } from "../../documents/index.ts";
import { noticePartNames } from "./groupContent.ts";
import { noticeWords as words } from "./resultContent.ts";

const cited = lawLibrary.citationsById(lawLibrary.priorWrittenNotice);
const law = [lawSentence({ text: words.lead, provisions: [lawLibrary.priorWrittenNotice.id] }, cited)];

/** The seven parts of a notice: which were found, and which to look for. */
export function NoticeParts({ findings: { notice } }: { readonly findings: DocumentFindings }) {
  if (!notice) return null;
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      <LawList sentences={law} />
      <ul className={tw`flex flex-col gap-2`}>
        {noticeParts.map((part) => {
          const found = notice.parts[part];
          return (
            <li
              key={part}
              className={
                found?.isClear ? tw`border-l-4 pl-3 border-good` : tw`border-l-4 pl-3 border-caution`
              }
            >
              <span className={tw`font-semibold`}>{noticePartNames[part]}</span>:{" "}
              {found ? (found.isClear ? words.found : words.unsure) : words.missing}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
