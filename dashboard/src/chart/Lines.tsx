import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { lookOf } from "./looks.ts";
import { PointCard } from "./PointCard.tsx";
import type { ChartPoint, Series } from "./Series.ts";

interface Props<Point extends ChartPoint> {
  readonly points: readonly Point[];
  readonly series: readonly Series<Point>[];
  /** On the axis: few letters. */
  readonly short: (figure: number) => string;
}

/** More points than this stand too close for a mark on each. */
const mostMarks = 31;

/**
 * The lines alone. The table behind the chart has the same data, so the lines are hidden from screen readers and
 * cannot be focused. Nothing shifts when they appear.
 */
export function Lines<Point extends ChartPoint>({ points, series, short }: Props<Point>) {
  const data = points.map((point) => ({
    label: point.label,
    point,
    ...Object.fromEntries(series.map(({ key, figureOf }) => [key, figureOf(point)])),
  }));
  // Between two gaps there is no line, only a mark.
  const hasGaps = series.some(({ figureOf }) => points.some((point) => figureOf(point) === null));
  const hasMarks = hasGaps || (points.length <= mostMarks && series.length === 1);
  return (
    <div aria-hidden className="dash-chart">
      <ResponsiveContainer initialDimension={{ width: 280, height: 220 }}>
        <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
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
