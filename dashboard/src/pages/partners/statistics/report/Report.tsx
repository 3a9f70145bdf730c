import {
  eventNames,
  languageWords,
  reportWords,
  statisticsWords,
  reportWords as words,
} from "../../../../content/partnerStatistics.ts";
import { OwnPartnerOnly } from "../../OwnPartnerOnly.tsx";
import { StatisticsFrame } from "../StatisticsFrame.tsx";
import "./report.css";
import { productName, toolById } from "@iep-insider/sdk/catalog";
import {
  mostDaysByDay,
  type OwnPartner,
  type PartnerStatistics,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useNavigate, useSearchParams } from "react-router";
import { dayName } from "../../../../chart/labels.ts";
import { ChoiceLinks } from "../../../../forms/ChoiceLinks.tsx";
import { publicOrigin } from "../../../../layout/publicOrigin.ts";
import { SiteLink } from "../../../../layout/SiteLink.tsx";
import { dayPlus, daysIn, firstOfMonth, todayInUtc } from "../days.ts";
import { LanguageTable } from "../LanguageTable.tsx";
import { hiddenTotal } from "../points.ts";
import { RangeForm } from "../RangeForm.tsx";
import { StatisticsResult } from "../StatisticsResult.tsx";
import { addressOf, daysOf, placeOf, reportAddressOf } from "../statisticsPlace.ts";
import { useStatistics } from "../useStatistics.ts";
import { countOf } from "../writtenCount.ts";

/** A period's statistics as a printed report, for a grant maker. */
export function Component() {
  return (
    <StatisticsFrame title={reportWords.title}>
      <OwnPartnerOnly words={statisticsWords}>
        {(partner) => <ReportScreen partner={partner} />}
      </OwnPartnerOnly>
    </StatisticsFrame>
  );
}

/** The range, and the report as it will print. */
function ReportScreen({ partner }: { readonly partner: OwnPartner }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = todayInUtc();
  const periods = periodsAround(today);
  const days = daysOf(query, today) ?? periods[0].days;
  const asked = useStatistics({ ...days, by: byOf(days, today) });
  return (
    <>
      <div className={`dash-no-print ${tw`flex flex-col gap-5`}`}>
        <p className={tw`max-w-text`}>{words.lead}</p>
        <ChoiceLinks
          label={statisticsWords.days}
          choices={periods.map(({ name, days: { from, to } }) => ({
            name,
            to: reportAddressOf({ from, to }),
            isCurrent: from === days.from && to === days.to,
          }))}
        />
        <RangeForm
          key={`${days.from} ${days.to}`}
          {...days}
          onChoose={(chosen) => navigate(reportAddressOf(chosen), { preventScrollReset: true })}
        />
        <div className={tw`flex flex-col sm:flex-row flex-wrap items-start sm:items-center gap-3`}>
          <Button kind="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <SiteLink to={addressOf(placeOf(new URLSearchParams(days), today))}>{words.back}</SiteLink>
        </div>
      </div>
      <StatisticsResult asked={asked}>
        {(statistics) => <Sheet statistics={statistics} name={partner.name} />}
      </StatisticsResult>
    </>
  );
}

/** Totals are the same by any unit; whole months, up to today, are the smallest request. */
function byOf({ from, to }: { readonly from: string; readonly to: string }, today: string) {
  const isWhole =
    from === firstOfMonth(from) && (to >= today || dayPlus(to, 1) === firstOfMonth(dayPlus(to, 1)));
  return isWhole || daysIn(from, to) > mostDaysByDay ? "month" : "day";
}

/** Common report periods: calendar years first. */
function periodsAround(today: string) {
  const year = today.slice(0, 4);
  const last = String(Number(year) - 1);
  return [
    { name: words.year(year), days: { from: `${year}-01-01`, to: today } },
    { name: words.year(last), days: { from: `${last}-01-01`, to: `${last}-12-31` } },
    {
      name: words.lastMonth,
      days: { from: firstOfMonth(today, -1), to: dayPlus(firstOfMonth(today), -1) },
    },
  ] as const;
}

interface Props {
  readonly statistics: PartnerStatistics;
  /** The organization's. */
  readonly name: string;
}

/** What is printed: one page, or two with a year of languages. */
function Sheet({ statistics, name }: Props) {
  const { from, to, today, totals, state } = statistics;
  const hidden = hiddenTotal(statistics);
  const facts = [
    [words.period, statisticsWords.shown(dayName(from), dayName(to < today ? to : today))],
    [words.countedBy, `${productName}, ${new URL(publicOrigin()).host}`],
    ...(state !== null && isStateCode(state) ? [[words.state, stateNames[state]] as const] : []),
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
                <tr key={tool} className={tool === null ? "dash-report-total" : undefined}>
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
      {statistics.languages.length > 0 ? (
        <section className={tw`flex flex-col gap-2`}>
          <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{languageWords.title}</h3>
          <LanguageTable statistics={statistics} />
        </section>
      ) : null}
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
