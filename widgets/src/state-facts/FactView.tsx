import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import type { FactShown } from "./factShown.ts";

/** What a fact says, where it stands in the law, and how sure it is. Its title is the caller's, who knows the level. */
export function FactView({
  fact: { lines, source, status },
  children,
}: {
  readonly fact: FactShown;
  /** What else belongs to the words, above the source. */
  readonly children?: ReactNode;
}) {
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
      {status ? <p className={tw`text-sm text-quiet`}>{status}</p> : null}
    </>
  );
}
