import { type PartnerStatistics, type StatisticsLanguage, statisticsEvents } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { monthTitle } from "../../../chart/labels.ts";
import { eventNames, languageWords as words } from "../../../content/partnerStatistics.ts";
import { DataTable } from "../../admin/kit/DataTable.tsx";
import { countOf } from "./writtenCount.ts";

/** All tools by the language of their screens, month by month. */
export function LanguageTable({ statistics: { languages } }: { readonly statistics: PartnerStatistics }) {
  return (
    <>
      <DataTable
        id="statistics-languages"
        caption={words.caption}
        rows={languages}
        keyOf={({ from, language }) => `${from} ${language}`}
        columns={[
          {
            head: words.month,
            cell: ({ from, language }) => `${monthTitle(from)}, ${words.names[language]}`,
          },
          ...statisticsEvents.map((event) => ({
            head: eventNames[event],
            cell: ({ figures }: StatisticsLanguage) => countOf(figures[event]) ?? words.notShown,
            isFigure: true,
          })),
        ]}
      />
      <p className={tw`text-sm text-quiet max-w-text`}>{words.how}</p>
    </>
  );
}
