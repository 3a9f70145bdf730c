import type { Duration } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import type { LetterDocument } from "../../documents/index.ts";
import { BothLetters } from "../../documents/letter/BothLetters.tsx";
import type { StatementChoice } from "./statement.ts";
import { builder } from "./statementContent.ts";
import { statementInBoth } from "./statementInBoth.ts";

interface Props {
  readonly choice: StatementChoice;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly limit: Duration | null;
  /** What is below it, for the statement with its copy. */
  readonly children: (document: LetterDocument) => ReactNode;
}

/** On a Spanish screen: the statement in English, for the school, and what it says (ADR 101). */
export function StatementWithSpanish({ choice, today, limit, children }: Props) {
  const both = statementInBoth(choice, today, limit);
  if (both === null) return null;
  return (
    <>
      <p className={tw`max-w-text`}>{builder.both}</p>
      {both.isMarked ? <p className={tw`max-w-text`}>{builder.marked}</p> : null}
      <BothLetters document={both.document} copy={both.copy} pairs={both.pairs} />
      {children(both.document)}
    </>
  );
}
