import { tw } from "@iep-insider/sdk/theme";

/** Words and what each of them means. */
export function Meanings({
  of,
}: {
  readonly of: readonly { readonly term: string; readonly text: string }[];
}) {
  return (
    <dl className={tw`flex flex-col max-w-text border-b border-line`}>
      {of.map(({ term, text }) => (
        <div
          key={term}
          className={tw`grid gap-1 sm:grid-cols-[11rem_1fr] sm:gap-6 border-t border-line py-3`}
        >
          <dt className={tw`font-semibold`}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
