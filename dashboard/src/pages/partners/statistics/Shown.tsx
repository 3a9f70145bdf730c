import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import {
  type OwnPartner,
  type PartnerStatistics,
  type StatisticsFigures,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { Link } from "react-router";
import { Chart } from "../../../chart/Chart.tsx";
import { dayName, shortCount } from "../../../chart/labels.ts";
import type { Series } from "../../../chart/Series.ts";
import {
  byWords,
  eventNames,
  languageWords,
  statisticsWords as words,
} from "../../../content/partnerStatistics.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { DataTable } from "../../admin/kit/DataTable.tsx";
import { Figures } from "../../admin/kit/Figures.tsx";
import { LanguageTable } from "./LanguageTable.tsx";
import { hiddenTotal, pointsOf, type StatisticsPoint, totalsOf } from "./points.ts";
import { addressOf, type StatisticsPlace } from "./statisticsPlace.ts";
import { countOf } from "./writtenCount.ts";

interface Props {
  readonly statistics: PartnerStatistics;
  readonly place: StatisticsPlace;
  readonly partner: OwnPartner;
}

/** Totals first, then the chart, then tools. */
export function Shown({ statistics, place, partner }: Props) {
  const { from, to, today, by, cells, totals } = statistics;
  const title = place.tool === null ? words.allTools : toolById(place.tool).title;
  const figures = totalsOf(statistics, place.tool);
  const hidden = hiddenTotal(statistics);
  const written = statisticsEvents.map((event) => countOf(figures[event]) ?? hidden);
  const hasCourse = cells.some((cell) => cell.tool === place.tool) && statistics.periods.length > 1;
  return (
    <>
      <PageSection title={place.tool === null ? words.glance : title}>
        <p className={tw`text-quiet`}>{words.shown(dayName(from), dayName(to < today ? to : today))}</p>
        <Figures
          figures={statisticsEvents.map((event, index) => [eventNames[event], written[index] ?? hidden])}
        />
        {place.tool === null && written.includes(hidden) ? (
          <p className={tw`text-sm text-quiet max-w-text`}>{words.eachTool}</p>
        ) : null}
      </PageSection>
      {totals.length === 0 ? <Empty partner={partner} /> : null}
      {hasCourse ? (
        <PageSection title={byWords[by].title}>
          <Chart
            title={words.chartTitle(title)}
            points={pointsOf(statistics, place.tool)}
            pointName={byWords[by].one}
            series={lines}
            short={shortCount}
            totals={written}
          />
          {by === "month" ? null : <p className={tw`text-sm text-quiet max-w-text`}>{words.sumsHoldMore}</p>}
        </PageSection>
      ) : null}
      {place.tool === null && totals.length > 0 ? (
        <PageSection title={words.tools}>
          <ToolTable statistics={statistics} place={place} />
        </PageSection>
      ) : null}
      {place.tool === null && statistics.languages.length > 0 ? (
        <PageSection title={languageWords.title}>
          <LanguageTable statistics={statistics} />
        </PageSection>
      ) : null}
    </>
  );
}

const lines: readonly Series<StatisticsPoint>[] = statisticsEvents.map((event) => ({
  key: event,
  name: eventNames[event],
  figureOf: ({ figures }) => figures[event],
  written: (figure) => countOf(figure) ?? "",
  hidden: ({ hidden }) => hidden,
}));

/** No data: what to do first. */
function Empty({ partner }: { readonly partner: OwnPartner }) {
  const current = partner.keys.find(({ isCurrent }) => isCurrent);
  return (
    <section className={tw`flex flex-col items-start gap-4 rounded border border-line px-5 sm:px-8 py-8`}>
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{words.emptyTitle}</h2>
      <p className={tw`max-w-text`}>{words.emptyText}</p>
      <ol className={tw`list-decimal pl-6 flex flex-col gap-2 max-w-text`}>
        {words.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SiteLink
        to={`/embed-builder${current ? `?site-key=${current.siteKey}` : ""}`}
        className={buttonLook.plain}
      >
        {words.code}
      </SiteLink>
    </section>
  );
}

interface ToolTableProps {
  readonly statistics: PartnerStatistics;
  readonly place: StatisticsPlace;
}

interface Row {
  readonly tool: ToolId;
  readonly figures: StatisticsFigures;
}

/** One row per tool with data, linked to the same screen for that tool. */
function ToolTable({ statistics, place }: ToolTableProps) {
  const hidden = hiddenTotal(statistics);
  const rows = statistics.totals.flatMap(({ tool, figures }): Row[] =>
    tool === null ? [] : [{ tool, figures }],
  );
  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          id="statistics-tools"
          caption={words.toolsCaption}
          rows={rows}
          keyOf={({ tool }) => tool}
          columns={[
            {
              head: words.toolColumn,
              cell: ({ tool }) => <Link to={addressOf({ ...place, tool })}>{toolById(tool).title}</Link>,
            },
            ...statisticsEvents.map((event) => ({
              head: eventNames[event],
              cell: ({ figures }: Row) => countOf(figures[event]) ?? hidden,
              isFigure: true,
            })),
          ]}
        />
      ) : null}
      <p className={tw`text-sm text-quiet max-w-text`}>{words.notListed}</p>
    </>
  );
}
