import { tw } from "@iep-insider/sdk/theme";

/** A description list: terms and their texts, one below the other. */
export function Facts({ of }: { readonly of: readonly { readonly term: string; readonly text: string }[] }) {
  return (
    <dl className={tw`flex flex-col border-b border-line`}>
      {of.map(({ term, text }) => (
        <div
          key={term}
          className={tw`grid gap-1 sm:grid-cols-[11rem_1fr] sm:gap-6 border-t border-line py-3`}
        >
          <dt className={tw`text-quiet`}>{term}</dt>
          <dd className={tw`font-medium break-words min-w-0`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
