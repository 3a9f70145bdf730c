import { tw } from "@iep-insider/sdk/theme";
import type { Point } from "../points.ts";
import { LineSample } from "./LineSample.tsx";
import type { Series } from "./Series.ts";

/** What the pointer rests on: the day, and each line's figure. */
export function PointCard({ point, series }: { readonly point: Point; readonly series: readonly Series[] }) {
  return (
    <div className={tw`rounded border border-outline bg-sheet px-3 py-2 text-sm`}>
      <p className={tw`font-medium`}>{point.name}</p>
      <ul>
        {series.map(({ key, name, figureOf, written }, index) => (
          <li key={key} className={tw`flex items-center gap-2`}>
            <LineSample index={index} />
            <span>
              {name} <strong>{written(figureOf(point))}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
