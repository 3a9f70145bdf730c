import { tw } from "@iep-insider/sdk/theme";

interface Props {
  readonly of: readonly { readonly term: string; readonly text: string }[];
}

/** Terms and texts in a description list. */
export function Facts({ of }: Props) {
  return <Terms of={of} width="" term={tw`text-quiet`} text={tw`font-medium break-words min-w-0`} />;
}

/** Words and their meanings. */
export function Meanings({ of }: Props) {
  return <Terms of={of} width={tw`max-w-text`} term={tw`font-semibold`} text="" />;
}

function Terms({ of, ...look }: Props & Readonly<Record<"width" | "term" | "text", string>>) {
  return (
    <dl className={`${tw`flex flex-col border-b border-line`} ${look.width}`}>
      {of.map(({ term, text }) => (
        <div
          key={term}
          className={tw`grid gap-1 sm:grid-cols-[11rem_1fr] sm:gap-6 border-t border-line py-3`}
        >
          <dt className={look.term}>{term}</dt>
          <dd className={look.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
