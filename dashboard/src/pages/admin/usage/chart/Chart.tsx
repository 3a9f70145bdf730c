import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { chartWords, usageWords } from "../../../../content/admin/usage.ts";
import { type Column, DataTable } from "../../kit/DataTable.tsx";
import type { Point } from "../points.ts";
import { LineSample } from "./LineSample.tsx";
import { Lines } from "./Lines.tsx";
import type { Series } from "./Series.ts";

interface Props {
  readonly title: string;
  readonly points: readonly Point[];
  readonly isByWeek: boolean;
  /** At most four. */
  readonly series: readonly Series[];
  readonly short: (figure: number) => string;
}

/** Lines over days or weeks: named with what they come to, and with a table of the same figures behind. */
export function Chart({ title, points, isByWeek, series, short }: Props) {
  const id = useId();
  const totals = series.map(({ figureOf }) => points.reduce((sum, point) => sum + figureOf(point), 0));
  const isNothing = totals.every((total) => total === 0);
  const columns: readonly [Column<Point>, ...Column<Point>[]] = [
    { head: isByWeek ? chartWords.week : chartWords.day, cell: ({ name }) => name },
    ...series.map(({ name, figureOf, written }) => ({
      head: name,
      cell: (point: Point) => written(figureOf(point)),
      isFigure: true,
    })),
  ];
  return (
    <section aria-labelledby={`${id}-title`} className={tw`flex flex-col gap-3 min-w-0`}>
      <h3 id={`${id}-title`} className={`dash-heading ${tw`font-heading text-lg`}`}>
        {title}
      </h3>
      {isNothing ? (
        <p className={tw`text-quiet`}>{usageWords.nothing}</p>
      ) : (
        <>
          <ul className={tw`flex flex-wrap gap-x-5 gap-y-1`}>
            {series.map(({ key, name, written }, index) => (
              <li key={key} className={tw`flex items-center gap-2`}>
                <LineSample index={index} />
                <span>
                  {name} <strong>{written(totals[index] ?? 0)}</strong>
                </span>
              </li>
            ))}
          </ul>
          <Lines points={points} series={series} short={short} />
          <details className={tw`min-w-0`}>
            <summary className={tw`py-3 font-medium cursor-pointer`}>{usageWords.asTable}</summary>
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
