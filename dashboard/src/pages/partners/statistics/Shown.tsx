import { toolById } from "@iep-insider/sdk/catalog";
import { type OwnPartner, type PartnerStatistics, statisticsEvents } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Chart } from "../../../chart/Chart.tsx";
import type { Series } from "../../../chart/Series.ts";
import { byWords, eventNames, statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { Figures } from "../../admin/kit/Figures.tsx";
import { dayName } from "./days.ts";
import { Empty } from "./Empty.tsx";
import { hiddenTotal, pointsOf, type StatisticsPoint, totalsOf } from "./points.ts";
import type { StatisticsPlace } from "./statisticsPlace.ts";
import { ToolTable } from "./ToolTable.tsx";
import { countOf, shortCount } from "./writtenCount.ts";

interface Props {
  readonly statistics: PartnerStatistics;
  readonly place: StatisticsPlace;
  readonly partner: OwnPartner;
}

/** What was counted: sums first, then their course, then tool by tool. */
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
