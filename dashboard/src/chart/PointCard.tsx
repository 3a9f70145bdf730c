import { tw } from "@iep-insider/sdk/theme";
import { LineSample } from "./LineSample.tsx";
import { type ChartPoint, type Series, writtenAt } from "./Series.ts";

interface Props<Point extends ChartPoint> {
  readonly point: Point;
  readonly series: readonly Series<Point>[];
}

/** What the pointer rests on: the day, and each line's figure. */
export function PointCard<Point extends ChartPoint>({ point, series }: Props<Point>) {
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
