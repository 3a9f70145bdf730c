import type { Point } from "../points.ts";

/** One line of a chart, and one column of the table behind it. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly figureOf: (point: Point) => number;
  /** A figure of it as people read it. */
  readonly written: (figure: number) => string;
}
