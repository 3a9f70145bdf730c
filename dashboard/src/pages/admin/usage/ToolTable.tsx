import { toolById } from "@iep-insider/sdk/catalog";
import type { UsageOfTool } from "@iep-insider/sdk/contract";
import { Link } from "react-router";
import { columnWords, eventWords, usageWords } from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { countOf } from "./figures.ts";
import { addressOf, type UsagePlace } from "./usagePlace.ts";

interface Props {
  readonly tools: readonly UsageOfTool[];
  readonly place: UsagePlace;
}

/** One row for each tool; its name leads to the same screen about it alone. */
export function ToolTable({ tools, place }: Props) {
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
