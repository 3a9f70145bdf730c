import { DocumentActions } from "../DocumentActions.tsx";
import type { LetterDocument } from "../LetterDocument.ts";
import { EmailButton } from "./EmailButton.tsx";
import { letterFormat } from "./letterFormat.tsx";

export interface LetterActionsProps {
  readonly letter: LetterDocument;
  /** As the spec names them; `email` is "Open as an E-mail" unless given. */
  readonly labels: { readonly copy: string; readonly download: string; readonly email?: string };
  /** The recipient's e-mail address, when the parent has told us. */
  readonly to?: string | undefined;
}

/** All that can be done with a letter: print it to sign it, copy, Word, text file, and a draft in the parent's e-mail program. */
export function LetterActions({ letter, labels, to }: LetterActionsProps) {
  return (
    <DocumentActions document={letter} format={letterFormat} labels={labels} isPrintFirst>
      <EmailButton letter={letter} to={to} label={labels.email} />
    </DocumentActions>
  );
}
