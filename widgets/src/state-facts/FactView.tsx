import { tw } from "@iep-insider/sdk/theme";
import { markEnglish } from "@iep-insider/sdk/ui";
import { Fragment, type ReactNode } from "react";
import { FactLabel } from "./FactLabel.tsx";
import type { FactPart, FactShown } from "./factShown.ts";

/** A fact, its source, and how sure it is. The caller renders the title, at its heading level. */
export function FactView({
  fact,
  children,
}: {
  readonly fact: FactShown;
  /** More text about a state's rule, above its source. */
  readonly children?: ReactNode;
}) {
  return fact.parts.map((part) => (
    <Fragment key={part.law}>
      {part.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <SourceAndStatus part={part} />
    </Fragment>
  ));
}

function SourceAndStatus({ part: { source, label, remark } }: { readonly part: FactPart }) {
  return (
    <>
      {source ? (
        <p className={tw`text-sm text-quiet break-words`}>
          {source.address ? (
            <a href={source.address} target="_blank" rel="noopener noreferrer">
              {markEnglish(source.text)}
            </a>
          ) : (
            markEnglish(source.text)
          )}
        </p>
      ) : null}
      <p className={tw`text-sm`}>
        {label ? (
          <>
            <FactLabel label={label} />.{" "}
          </>
        ) : null}
        {remark}
      </p>
    </>
  );
}
