import { toolById } from "@iep-insider/sdk/catalog";
import type { EventCounts, UsageOfTool, UsageReport } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import { dayName } from "../../../chart/labels.ts";
import { columnWords, eventWords, usageWords } from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { EmptyList } from "../kit/EmptyList.tsx";
import { Section } from "../kit/Section.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import { AiPart } from "./AiPart.tsx";
import { ChartGrid } from "./ChartGrid.tsx";
import { Compared } from "./Compared.tsx";
import { pageChart, salesChart, toolChart } from "./charts.ts";
import { countOf } from "./figures.ts";
import { eventFigures } from "./glance.ts";
import { isByWeek } from "./points.ts";
import { addressOf, type UsagePlace } from "./usagePlace.ts";

interface Props {
  readonly report: UsageReport;
  readonly place: UsagePlace;
  readonly list: Pick<ListPlace<string>, "isFiltered" | "clear">;
}

/** Figures first, then charts, then tables. */
export function Report({ report, place, list }: Props) {
  const { from, to, tools, pages, totals } = report;
  const charts = place.tool === null ? [toolChart, pageChart, salesChart] : [toolChart];
  return (
    <>
      <p className={tw`text-quiet`}>{usageWords.shown(dayName(from), dayName(to))}</p>
      {isNothing(totals) ? (
        <EmptyList title={usageWords.emptyTitle} text={usageWords.emptyText} place={list} />
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

const shown = ["tool_load", "tool_start", "tool_complete", "tool_usage"] as const;

/** Where tools were used: on our own site, on partner sites with a site key, or on unverified pages. */
function Places({ totals: { events, onPartnerSites, unverified } }: Pick<UsageReport, "totals">) {
  const rows: readonly { readonly site: string; readonly countIn: (event: keyof EventCounts) => number }[] = [
    {
      site: columnWords.ownSite,
      countIn: (event) => events[event] - onPartnerSites[event] - unverified[event],
    },
    { site: columnWords.partnerSites, countIn: (event) => onPartnerSites[event] },
    { site: columnWords.unverified, countIn: (event) => unverified[event] },
  ];
  return (
    <Section title={usageWords.sites}>
      <DataTable
        id="usage-sites"
        caption={usageWords.sitesCaption}
        rows={rows}
        keyOf={({ site }) => site}
        columns={[
          { head: columnWords.site, cell: ({ site }) => site },
          ...shown.map((event) => ({
            head: eventWords[event],
            cell: ({ countIn }: (typeof rows)[number]) => countOf(countIn(event)),
            isFigure: true,
          })),
        ]}
      />
    </Section>
  );
}

/** One row per tool, linked to the same screen for that tool. */
function ToolTable({ tools, place }: { readonly tools: readonly UsageOfTool[]; readonly place: UsagePlace }) {
  const figure = (head: string, of: (row: UsageOfTool) => string) => ({ head, cell: of, isFigure: true });
  return (
    <DataTable
      id="usage-tools"
      caption={usageWords.toolsCaption}
      rows={tools}
      keyOf={({ tool }) => tool}
      columns={[
        {
          head: columnWords.tool,
          cell: ({ tool }) => <Link to={addressOf({ ...place, tool })}>{toolById(tool).title}</Link>,
        },
        figure(eventWords.tool_load, ({ events }) => countOf(events.tool_load)),
        figure(eventWords.tool_start, ({ events }) => countOf(events.tool_start)),
        figure(eventWords.tool_complete, ({ events }) => countOf(events.tool_complete)),
        figure(eventWords.tool_usage, ({ events }) => countOf(events.tool_usage)),
      ]}
    />
  );
}
