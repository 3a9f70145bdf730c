/** One point on the time axis: a day, a week or a month. */
export interface ChartPoint {
  /** On the axis: "Nov 21". */
  readonly label: string;
  /** "November 21, 2026" */
  readonly name: string;
}

/** One line of a chart, and one column of the table. */
export interface Series<Point extends ChartPoint> {
  readonly key: string;
  readonly name: string;
  /** Null for a gap in the line. */
  readonly figureOf: (point: Point) => number | null;
  /** Formats a figure. */
  readonly written: (figure: number) => string;
  /** Shown in the table for a null figure. */
  readonly hidden?: (point: Point) => string;
}

/** A point's figure, formatted. */
export function writtenAt<Point extends ChartPoint>(
  { figureOf, written, hidden }: Series<Point>,
  point: Point,
): string {
  const figure = figureOf(point);
  return figure === null ? (hidden?.(point) ?? "") : written(figure);
}
