import type { UsageReport } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { columnWords, eventWords, usageWords } from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import { AiPart } from "./AiPart.tsx";
import { ChartGrid } from "./ChartGrid.tsx";
import { Compared } from "./Compared.tsx";
import { pageChart, salesChart, toolChart } from "./charts.ts";
import { countOf } from "./figures.ts";
import { eventFigures } from "./glance.ts";
import { Places } from "./Places.tsx";
import { dayName, isByWeek } from "./points.ts";
import { Section } from "./Section.tsx";
import { ToolTable } from "./ToolTable.tsx";
import type { UsagePlace } from "./usagePlace.ts";

interface Props {
  readonly report: UsageReport;
  readonly place: UsagePlace;
  readonly list: Pick<ListPlace<string>, "isNarrowed" | "clear">;
}

/** What was counted: figures first, then their course, then what they are made of. */
export function Report({ report, place, list }: Props) {
  const { from, to, tools, pages, totals } = report;
  const charts = place.tool === null ? [toolChart, pageChart, salesChart] : [toolChart];
  return (
    <>
      <p className={tw`text-quiet`}>{usageWords.shown(dayName(from), dayName(to))}</p>
      {isNothing(totals) ? (
        <NothingHere title={usageWords.emptyTitle} text={usageWords.emptyText} place={list} />
      ) : (
        <>
          <Section title={usageWords.glance}>
            <Compared figures={eventFigures(report, place)} />
          </Section>
          <Section title={isByWeek(report.days) ? usageWords.byWeek : usageWords.byDay}>
            <ChartGrid report={report} charts={charts} />
          </Section>
          <AiPart report={report} place={place} />
          {place.tool === null && tools.length > 0 ? (
            <Section title={usageWords.tools}>
              <ToolTable tools={tools} place={place} />
            </Section>
          ) : null}
          <Places totals={totals} />
          {pages.length > 0 ? (
            <Section title={usageWords.pages}>
              <DataTable
                id="usage-pages"
                caption={usageWords.pagesCaption}
                rows={pages}
                keyOf={({ path }) => path}
                columns={[
                  { head: columnWords.page, cell: ({ path }) => path },
                  { head: eventWords.page_view, cell: ({ views }) => countOf(views), isFigure: true },
                ]}
              />
            </Section>
          ) : null}
        </>
      )}
    </>
  );
}

function isNothing({ events, ai }: UsageReport["totals"]): boolean {
  return [...Object.values(events), ...Object.values(ai.outcomes)].every((count) => count === 0);
}
