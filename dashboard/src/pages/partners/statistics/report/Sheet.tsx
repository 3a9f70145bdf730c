import { productName, toolById } from "@iep-insider/sdk/catalog";
import { type PartnerStatistics, statisticsEvents } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { eventNames, statisticsWords, reportWords as words } from "../../../../content/partnerStatistics.ts";
import { publicOrigin } from "../../../../layout/publicOrigin.ts";
import { dayName } from "../days.ts";
import { hiddenTotal } from "../points.ts";
import { countOf } from "../writtenCount.ts";

interface Props {
  readonly statistics: PartnerStatistics;
  /** The organization. */
  readonly name: string;
}

/** The report itself: one page on paper. */
export function Sheet({ statistics, name }: Props) {
  const { from, to, today, totals } = statistics;
  const hidden = hiddenTotal(statistics);
  const facts = [
    [words.period, statisticsWords.shown(dayName(from), dayName(to < today ? to : today))],
    [words.countedBy, `${productName}, ${new URL(publicOrigin()).host}`],
    [words.made, dayName(today)],
  ] as const;
  return (
    <article
      className={`dash-report ${tw`rounded border border-line bg-sheet px-5 sm:px-10 py-8 sm:py-10 flex flex-col gap-6`}`}
    >
      <header className={tw`flex flex-col gap-2`}>
        <h2 className={`dash-heading dash-breakable ${tw`font-heading text-2xl`}`}>{name}</h2>
        <p className={tw`text-lg`}>{words.subtitle}</p>
        <dl className={tw`flex flex-row flex-wrap gap-x-8 gap-y-2 pt-2`}>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className={tw`text-sm text-quiet`}>{term}</dt>
              <dd className={`dash-breakable ${tw`font-medium`}`}>{fact}</dd>
            </div>
          ))}
        </dl>
      </header>
      {totals.length === 0 ? (
        <p className={tw`max-w-text`}>{words.nothing}</p>
      ) : (
        <>
          <table className={tw`w-full text-left`}>
            <caption className={tw`sr-only`}>{words.subtitle}</caption>
            <thead>
              <tr>
                <th scope="col">{statisticsWords.toolColumn}</th>
                {statisticsEvents.map((event) => (
                  <th key={event} scope="col">
                    {eventNames[event]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...totals.slice(1), ...totals.slice(0, 1)].map(({ tool, figures }) => (
                <tr key={tool}>
                  <th scope="row">{tool === null ? words.all : toolById(tool).title}</th>
                  {statisticsEvents.map((event) => (
                    <td key={event}>{countOf(figures[event]) ?? hidden}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={tw`text-sm text-quiet max-w-text`}>{words.atLeast}</p>
        </>
      )}
      <div className={`dash-report-notes ${tw`grid gap-6`}`}>
        <Notes title={words.counted} lines={words.countedList} />
        <Notes title={words.notCounted} lines={words.notCountedList} />
      </div>
    </article>
  );
}

function Notes({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={tw`flex flex-col gap-2`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{title}</h3>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
