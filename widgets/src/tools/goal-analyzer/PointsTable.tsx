import type { GoalPoints } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { goalResultWords } from "./resultContent.ts";

/** Each part of the goal: what it gained, what it lost, and why. */
export function PointsTable({ points }: { readonly points: readonly GoalPoints[] }) {
  return (
    <table className={tw`w-full text-left border-collapse`}>
      <caption className={tw`text-left text-lg font-semibold pb-2`}>{goalResultWords.pointsTitle}</caption>
      <thead>
        <tr className={tw`border-b border-outline`}>
          {[goalResultWords.part, goalResultWords.points, goalResultWords.why].map((title) => (
            <th key={title} scope="col" className={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ part, title, points, of, why }) => (
          <tr key={part} className={tw`border-b border-line`}>
            <th scope="row" className={cell}>
              {title}
            </th>
            <td className={cell}>
              <span className={tw`whitespace-nowrap`}>{goalResultWords.pointsOf(points, of)}</span>
              <span className={tw`block text-sm text-quiet`}>
                {points < of ? goalResultWords.lost(of - points) : goalResultWords.allGained}
              </span>
            </td>
            <td className={cell}>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Narrow gaps, so that the three columns fit a phone of 320 px, in wide fonts too.
const cell = tw`py-2 pr-2 last:pr-0 align-top`;
