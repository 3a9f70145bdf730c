import type { AiCounts, CountedEvent } from "@iep-insider/sdk/contract";
import { shortCount } from "../../../chart/labels.ts";
import type { Series } from "../../../chart/Series.ts";
import { chartWords, eventWords } from "../../../content/admin/usage.ts";
import { countOf, moneyOf } from "./figures.ts";
import type { Point } from "./points.ts";

export interface ChartOf {
  readonly title: string;
  readonly series: readonly Series<Point>[];
  readonly short: (figure: number) => string;
}

export const toolChart: ChartOf = {
  title: chartWords.tools,
  series: (["tool_load", "tool_start", "tool_complete", "tool_usage"] as const).map(eventLine),
  short: shortCount,
};

export const pageChart: ChartOf = {
  title: chartWords.pages,
  series: [eventLine("page_view")],
  short: shortCount,
};

export const salesChart: ChartOf = {
  title: chartWords.sales,
  series: (["signup", "purchase"] as const).map(eventLine),
  short: shortCount,
};

export const answerChart: ChartOf = {
  title: chartWords.answers,
  series: [
    aiLine("answered", chartWords.answered, ({ outcomes }) => outcomes.answered),
    aiLine("read", chartWords.read, ({ outcomes }) => outcomes.to_confirm),
    aiLine("none", chartWords.noAnswer, ({ outcomes }) => outcomes.unknown + outcomes.declined),
    aiLine("fellBack", chartWords.stoodIn, ({ fellBack }) => fellBack),
    aiLine("left", chartWords.left, ({ outcomes }) => outcomes.left + outcomes.failed),
  ],
  short: shortCount,
};

export const tokenChart: ChartOf = {
  title: chartWords.tokens,
  series: [
    aiLine("input", chartWords.input, ({ inputTokens }) => inputTokens),
    aiLine("output", chartWords.output, ({ outputTokens }) => outputTokens),
  ],
  short: shortCount,
};

export const costChart: ChartOf = {
  title: chartWords.cost,
  series: [{ ...aiLine("cost", chartWords.costLine, ({ cost }) => cost), written: moneyOf }],
  short: (millionths) => shortMoney.format(millionths / 1_000_000),
};

function eventLine(event: CountedEvent): Series<Point> {
  return {
    key: event,
    name: eventWords[event],
    figureOf: ({ events }) => events[event],
    written: countOf,
  };
}

function aiLine(key: string, name: string, of: (ai: AiCounts) => number): Series<Point> {
  return { key, name, figureOf: ({ ai }) => of(ai), written: countOf };
}

const shortMoney = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumSignificantDigits: 3,
});
