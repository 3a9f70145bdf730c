import { tw } from "@iep-insider/sdk/theme";

export interface ComparedFigure {
  readonly name: string;
  readonly figure: string;
  /** The comparison with the previous period, or another remark. */
  readonly beside: string;
}

/** Figures with a line of text below each. */
export function Compared({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  return (
    <dl className={`dash-compared ${tw`grid gap-3`}`}>
      {figures.map(({ name, figure, beside }) => (
        <div key={name} className={tw`flex flex-col gap-1 rounded border border-line bg-sheet px-5 py-4`}>
          <dt className={tw`text-sm text-quiet`}>{name}</dt>
          <dd className={tw`font-heading text-xl`}>{figure}</dd>
          <dd className={tw`text-sm text-quiet`}>{beside}</dd>
        </div>
      ))}
    </dl>
  );
}
