import { tools } from "@iep-insider/sdk/catalog";
import type { StatisticsCell, StatisticsFigures } from "@iep-insider/sdk/contract";
import type { Block } from "./givenBlocks.ts";
import type { Days } from "./periods.ts";

/** The tools of which something may be shown in these days, all tools together first. */
export function figuresOf(
  blocks: readonly Block[],
  { from, to }: Days,
): readonly Omit<StatisticsCell, "from">[] {
  const within = blocks.filter((block) => block.from >= from && block.to <= to);
  if (within.length === 0) return [];
  const byTool = Map.groupBy(within, ({ tool }) => tool);
  return [
    { tool: null, figures: sumsOf(within) },
    ...tools.flatMap(({ id }) => {
      const ofTool = byTool.get(id);
      return ofTool ? [{ tool: id, figures: sumsOf(ofTool) }] : [];
    }),
  ];
}

/** Null where there is no block: an empty sum would disclose a zero that must stay hidden. */
function sumsOf(blocks: readonly Block[]): StatisticsFigures {
  const sum = (event: Block["event"]) =>
    blocks
      .filter((block) => block.event === event)
      .reduce<number | null>((before, { count }) => (before ?? 0) + count, null);
  return {
    tool_load: sum("tool_load"),
    tool_start: sum("tool_start"),
    tool_complete: sum("tool_complete"),
  };
}
