import { tw } from "@iep-insider/sdk/theme";
import "./figures.css";

interface Props {
  /** Three or four. */
  readonly figures: readonly (readonly [term: string, figure: string])[];
}

/** Key figures above a list, side by side if they fit. */
export function Figures({ figures }: Props) {
  return (
    <dl className={`dash-figures ${tw`grid gap-3`}`}>
      {figures.map(([term, figure]) => (
        <div
          key={term}
          className={tw`flex flex-row flex-wrap sm:flex-nowrap sm:flex-col items-baseline sm:items-start justify-between sm:justify-start gap-x-4 gap-y-1 rounded border border-line bg-sheet px-5 py-4`}
        >
          <dt className={tw`text-sm text-quiet`}>{term}</dt>
          <dd className={tw`font-heading text-xl text-right sm:text-left`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
