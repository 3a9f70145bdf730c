import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { FactLabel } from "./FactLabel.tsx";
import type { FactShown } from "./factShown.ts";

/** What a fact says, where it stands in the law, and how sure it is. Its title is the caller's, who knows the level. */
export function FactView({
  fact,
  children,
}: {
  readonly fact: FactShown;
  /** What else belongs to the words, above the source. */
  readonly children?: ReactNode;
}) {
  const { lines, source, label, status } = fact;
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      {source ? (
        <p className={tw`text-sm text-quiet break-words`}>
          {source.address ? (
            <a href={source.address} target="_blank" rel="noopener noreferrer">
              {source.text}
            </a>
          ) : (
            source.text
          )}
        </p>
      ) : null}
      <p className={tw`text-sm`}>
        <FactLabel fact={fact} />
        {status.slice(label.length)}
      </p>
    </>
  );
}
