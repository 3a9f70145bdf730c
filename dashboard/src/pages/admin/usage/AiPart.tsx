import { toolById } from "@iep-insider/sdk/catalog";
import {
  type AiCounts,
  type AiTool,
  aiTools,
  type UsageOfTool,
  type UsageReport,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import {
  columnWords,
  engineWords,
  failureWords,
  figureWords,
  usageWords,
} from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { Section } from "../kit/Section.tsx";
import { ChartGrid } from "./ChartGrid.tsx";
import { Compared } from "./Compared.tsx";
import { answerChart, costChart, tokenChart } from "./charts.ts";
import { answersOf, costOf, countOf, returnedOf, secondsOf, tokensOf } from "./figures.ts";
import { aiFigures } from "./glance.ts";
import type { UsagePlace } from "./usagePlace.ts";

/** The AI tools' answers, their cost, and failures; renders nothing for a tool without answers. */
export function AiPart({ report, place }: { readonly report: UsageReport; readonly place: UsagePlace }) {
  if (place.tool !== null && !isAiTool(place.tool)) return null;
  const { totals, tools, failures, engine } = report;
  const seconds = secondsOf(totals.ai);
  const isCostKnown = engine.prices !== null || totals.ai.cost > 0;
  return (
    <Section title={usageWords.ai}>
      <Compared figures={aiFigures(report, place)} />
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        {seconds === null ? null : (
          <p>
            {figureWords.average}: {seconds}
          </p>
        )}
        <p>{sentenceOf(engine)}</p>
        {totals.ai.unpricedTokens > 0 && tokensOf(totals.ai) > 0 ? (
          <p>{engineWords.unpriced(countOf(totals.ai.unpricedTokens))}</p>
        ) : null}
      </div>
      <ChartGrid
        report={report}
        charts={isCostKnown ? [answerChart, tokenChart, costChart] : [answerChart, tokenChart]}
      />
      {place.tool === null ? <AiTable tools={tools} /> : null}
      {failures.length > 0 ? (
        <section className={tw`flex flex-col gap-3`}>
          <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{usageWords.failures}</h3>
          <DataTable
            id="usage-failures"
            caption={usageWords.failuresCaption}
            rows={failures}
            keyOf={({ why }) => why}
            columns={[
              { head: columnWords.why, cell: ({ why }) => failureWords[why] },
              { head: columnWords.times, cell: ({ count }) => countOf(count), isFigure: true },
            ]}
          />
        </section>
      ) : null}
    </Section>
  );
}

function isAiTool(tool: string): tool is AiTool {
  return aiTools.some((id) => id === tool);
}

function sentenceOf({ isOn, prices }: UsageReport["engine"]): string {
  if (!isOn) return engineWords.off;
  return prices ? engineWords.prices(priceOf(prices.input), priceOf(prices.output)) : engineWords.noPrices;
}

/** A price can be less than a cent. */
function priceOf(price: number): string {
  return priceFormat.format(price);
}

const priceFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 6,
});

/** Answers and cost by AI tool. */
function AiTable({ tools }: { readonly tools: readonly UsageOfTool[] }) {
  const rows = tools.flatMap(({ tool, ai }) => (ai ? [{ title: toolById(tool).title, ai }] : []));
  if (rows.length === 0) return null;
  const figure = (head: string, of: (ai: AiCounts) => string) => ({
    head,
    cell: ({ ai }: (typeof rows)[number]) => of(ai),
    isFigure: true,
  });
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{usageWords.aiTools}</h3>
      <DataTable
        id="usage-ai"
        caption={usageWords.aiToolsCaption}
        rows={rows}
        keyOf={({ title }) => title}
        columns={[
          { head: columnWords.tool, cell: ({ title }) => title },
          figure(columnWords.answers, (ai) => countOf(answersOf(ai))),
          figure(columnWords.stoodIn, ({ fellBack }) => countOf(fellBack)),
          figure(columnWords.returned, returnedOf),
          figure(columnWords.tokens, (ai) => countOf(tokensOf(ai))),
          figure(columnWords.cost, costOf),
        ]}
      />
    </section>
  );
}
