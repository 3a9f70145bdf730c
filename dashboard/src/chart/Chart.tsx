import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { chartWords as words } from "../content/chart.ts";
import { type Column, DataTable } from "../pages/admin/kit/DataTable.tsx";
import { type ChartPoint, type Series, writtenAt } from "./Series.ts";
import "./chart.css";
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { lookOf } from "./looks.ts";

interface Props<Point extends ChartPoint> {
  readonly title: string;
  readonly points: readonly Point[];
  /** The unit of a point: "Day". */
  readonly pointName: string;
  /** At most four. */
  readonly series: readonly Series<Point>[];
  readonly short: (figure: number) => string;
  /** The total of each line, if it is not the sum of its points. */
  readonly totals?: readonly string[];
}

/** A line chart over days, weeks or months, with totals in the legend and the same data in a table below. */
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

interface LinesProps<Point extends ChartPoint> {
  readonly points: readonly Point[];
  readonly series: readonly Series<Point>[];
  /** Formats a figure for the axis, in few characters. */
  readonly short: (figure: number) => string;
}

/** With more points than this, no marks are drawn. */
const mostMarks = 31;

/**
 * The lines. The table below the chart has the same data, so they are hidden from screen readers and cannot be focused.
 * They load without a layout shift.
 */
function Lines<Point extends ChartPoint>({ points, series, short }: LinesProps<Point>) {
  const data = points.map((point) => ({
    label: point.label,
    point,
    ...Object.fromEntries(series.map(({ key, figureOf }) => [key, figureOf(point)])),
  }));
  // A point between two gaps has no line, so it needs a mark.
  const hasGaps = series.some(({ figureOf }) => points.some((point) => figureOf(point) === null));
  const hasMarks = hasGaps || (points.length <= mostMarks && series.length === 1);
  return (
    <div aria-hidden className="dash-chart">
      <ResponsiveContainer initialDimension={{ width: 280, height: 220 }}>
        <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 32, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--iep-line)" />
          <XAxis dataKey="label" tick={tick} stroke="var(--iep-outline)" minTickGap={28} tickMargin={6} />
          <YAxis
            width={52}
            tick={tick}
            tickFormatter={short}
            stroke="var(--iep-outline)"
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: "var(--iep-outline)" }}
            content={({ active, payload }) => {
              const point: Point | undefined = active ? payload[0]?.payload.point : undefined;
              return point ? <PointCard point={point} series={series} /> : null;
            }}
          />
          {series.map(({ key, name }, index) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={lookOf(index).color}
              strokeDasharray={lookOf(index).dashes}
              strokeWidth={2}
              dot={hasMarks && { r: 3, strokeDasharray: "", fill: lookOf(index).color }}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

const tick = { fill: "var(--iep-quiet)", fontSize: 13 };

interface PointCardProps<Point extends ChartPoint> {
  readonly point: Point;
  readonly series: readonly Series<Point>[];
}

/** The tooltip of a point: its name, and each line's figure. */
function PointCard<Point extends ChartPoint>({ point, series }: PointCardProps<Point>) {
  return (
    <div className={tw`rounded border border-outline bg-sheet px-3 py-2 text-sm`}>
      <p className={tw`font-medium`}>{point.name}</p>
      <ul>
        {series.map((one, index) => (
          <li key={one.key} className={tw`flex items-center gap-2`}>
            <LineSample index={index} />
            <span>
              {one.name} <strong>{writtenAt(one, point)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line's dash pattern and color, for the legend. */
function LineSample({ index }: { readonly index: number }) {
  const { color, dashes } = lookOf(index);
  return (
    <svg aria-hidden width="32" height="8" viewBox="0 0 32 8" className="dash-line-sample">
      <path d="M0 4h32" stroke={color} strokeWidth="2.5" strokeDasharray={dashes} fill="none" />
    </svg>
  );
}
