/** One point on the time axis: a day, a week or a month. */
export interface ChartPoint {
  /** On the axis: "Nov 21". */
  readonly label: string;
  /** "November 21, 2026" */
  readonly name: string;
}

/** One line of a chart, and one column of the table behind it. */
export interface Series<Point extends ChartPoint> {
  readonly key: string;
  readonly name: string;
  /** Null where nothing is to be shown: the line has a gap there. */
  readonly figureOf: (point: Point) => number | null;
  /** A figure of it as people read it. */
  readonly written: (figure: number) => string;
  /** In place of a figure that is null. */
  readonly hidden?: (point: Point) => string;
}

/** A point's figure in words. */
export function writtenAt<Point extends ChartPoint>(
  { figureOf, written, hidden }: Series<Point>,
  point: Point,
): string {
  const figure = figureOf(point);
  return figure === null ? (hidden?.(point) ?? "") : written(figure);
}
