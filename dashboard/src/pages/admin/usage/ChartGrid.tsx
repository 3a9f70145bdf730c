import type { UsageReport } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Chart } from "../../../chart/Chart.tsx";
import { chartWords } from "../../../content/admin/usage.ts";
import type { ChartOf } from "./charts.ts";
import { isByWeek, pointsOf } from "./points.ts";

interface Props {
  readonly report: UsageReport;
  readonly charts: readonly ChartOf[];
}

/** Charts over a report's days, in two columns if they fit. */
export function ChartGrid({ report, charts }: Props) {
  const points = pointsOf(report.days);
  return (
    <div className={`dash-charts ${tw`grid gap-8`}`}>
      {charts.map((chart) => (
        <Chart
          key={chart.title}
          {...chart}
          points={points}
          pointName={isByWeek(report.days) ? chartWords.week : chartWords.day}
        />
      ))}
    </div>
  );
}
