import { type AiTool, aiTools, type UsageReport } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import {
  columnWords,
  engineWords,
  failureWords,
  figureWords,
  usageWords,
} from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { AiTable } from "./AiTable.tsx";
import { ChartGrid } from "./ChartGrid.tsx";
import { Compared } from "./Compared.tsx";
import { answerChart, costChart, tokenChart } from "./charts.ts";
import { countOf, secondsOf, tokensOf } from "./figures.ts";
import { aiFigures } from "./glance.ts";
import { Section } from "./Section.tsx";
import type { UsagePlace } from "./usagePlace.ts";

interface Props {
  readonly report: UsageReport;
  readonly place: UsagePlace;
}

/** What the AI tools answered, what it took, and why the AI did not answer; nothing for a tool that has no answers. */
export function AiPart({ report, place }: Props) {
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
