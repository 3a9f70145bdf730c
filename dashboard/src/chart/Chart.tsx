import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { chartWords as words } from "../content/chart.ts";
import { type Column, DataTable } from "../pages/admin/kit/DataTable.tsx";
import { LineSample } from "./LineSample.tsx";
import { Lines } from "./Lines.tsx";
import { type ChartPoint, type Series, writtenAt } from "./Series.ts";
import "./chart.css";

interface Props<Point extends ChartPoint> {
  readonly title: string;
  readonly points: readonly Point[];
  /** What a point is: "Day". */
  readonly pointName: string;
  /** At most four. */
  readonly series: readonly Series<Point>[];
  readonly short: (figure: number) => string;
  /** What each line comes to, where that is more than its points; otherwise it is summed up here. */
  readonly totals?: readonly string[];
}

/** Lines over days, weeks or months: named with what they come to, and with a table of the same figures behind. */
export function Chart<Point extends ChartPoint>({
  title,
  points,
  pointName,
  series,
  short,
  totals: given,
}: Props<Point>) {
  const id = useId();
  const totals = series.map(({ figureOf }) => points.reduce((sum, point) => sum + (figureOf(point) ?? 0), 0));
  const isNothing = totals.every((total) => total === 0);
  const columns: readonly [Column<Point>, ...Column<Point>[]] = [
    { head: pointName, cell: ({ name }) => name },
    ...series.map((one) => ({
      head: one.name,
      cell: (point: Point) => writtenAt(one, point),
      isFigure: true,
    })),
  ];
  return (
    <section aria-labelledby={`${id}-title`} className={tw`flex flex-col gap-3 min-w-0`}>
      <h3 id={`${id}-title`} className={`dash-heading ${tw`font-heading text-lg`}`}>
        {title}
      </h3>
      {isNothing ? (
        <p className={tw`text-quiet`}>{words.nothing}</p>
      ) : (
        <>
          <ul className={tw`flex flex-wrap gap-x-5 gap-y-1`}>
            {series.map(({ key, name, written }, index) => (
              <li key={key} className={tw`flex items-center gap-2`}>
                <LineSample index={index} />
                <span>
                  {name} <strong>{given?.[index] ?? written(totals[index] ?? 0)}</strong>
                </span>
              </li>
            ))}
          </ul>
          <Lines points={points} series={series} short={short} />
          <details className={tw`min-w-0`}>
            <summary className={tw`py-3 font-medium cursor-pointer`}>{words.asTable}</summary>
            <DataTable
              id={`${id}-table`}
              caption={title}
              rows={[...points].reverse()}
              keyOf={({ name }) => name}
              columns={columns}
            />
          </details>
        </>
      )}
    </section>
  );
}
