import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { type PartnerStatistics, type StatisticsFigures, statisticsEvents } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import { eventNames, statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { DataTable } from "../../admin/kit/DataTable.tsx";
import { hiddenTotal } from "./points.ts";
import { addressOf, type StatisticsPlace } from "./statisticsPlace.ts";
import { countOf } from "./writtenCount.ts";

interface Props {
  readonly statistics: PartnerStatistics;
  readonly place: StatisticsPlace;
}

interface Row {
  readonly tool: ToolId;
  readonly figures: StatisticsFigures;
}

/** One row for each tool of which something is shown; its name leads to the same screen about it alone. */
export function ToolTable({ statistics, place }: Props) {
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
