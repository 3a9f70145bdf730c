import { tw } from "@iep-insider/sdk/theme";
import { contactSubmissions } from "../../content/admin.ts";

interface Props {
  readonly total: number;
  /** Since the operator's day began. */
  readonly today: number;
  /** How long ago the newest came; null when there is none. */
  readonly newest: string | null;
}

/** The three figures above the list. */
export function Stats({ total, today, newest }: Props) {
  const words = contactSubmissions.stats;
  return (
    <dl className={tw`grid gap-3 sm:grid-cols-3`}>
      <Stat term={words.total} figure={total.toLocaleString("en-US")} />
      <Stat term={words.today} figure={today.toLocaleString("en-US")} />
      <Stat term={words.newest} figure={newest ?? contactSubmissions.none} />
    </dl>
  );
}

function Stat({ term, figure }: { readonly term: string; readonly figure: string }) {
  return (
    <div
      className={tw`flex flex-row flex-wrap sm:flex-nowrap sm:flex-col items-baseline sm:items-start justify-between sm:justify-start gap-x-4 gap-y-1 rounded border border-line bg-sheet px-5 py-4`}
    >
      <dt className={tw`text-sm text-quiet`}>{term}</dt>
      <dd className={tw`font-heading text-xl text-right sm:text-left`}>{figure}</dd>
    </div>
  );
}
