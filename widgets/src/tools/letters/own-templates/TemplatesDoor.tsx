import type { OwnTemplates } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useSyncExternalStore } from "react";
import type { LetterForm } from "../form/fields.ts";
import { doorWords as words } from "./doorWords.ts";
import { isTouched } from "./isTouched.ts";

/** The own template that a letter was begun with, and what had stood in the form. */
export interface Begun {
  readonly name: string;
  readonly before: LetterForm;
}

export interface TemplatesDoorProps {
  readonly own: OwnTemplates;
  readonly begun: Begun | null;
  readonly onOpen: () => void;
  readonly onPutBack: (before: LetterForm) => void;
}

/** At the beginning of the form: the way to the templates, and what has just come from one. */
export function TemplatesDoor({ own, begun, onOpen, onPutBack }: TemplatesDoorProps) {
  const { isOn, storage } = own;
  const hasKept = useSyncExternalStore(storage.subscribe, storage.read, () => null) !== null;
  if (!isOn && !hasKept) return <p className={tw`text-sm text-quiet`}>{words.pro}</p>;
  return (
    <>
      {begun === null ? null : (
        <Notice>
          <p>{words.begun(begun.name)}</p>
          <p>{words.begunHint}</p>
          {isTouched(begun.before) ? (
            <div className={tw`pt-1`}>
              <Button onClick={() => onPutBack(begun.before)}>{words.putBack}</Button>
            </div>
          ) : null}
        </Notice>
      )}
      <div>
        <Button onClick={onOpen}>{words.list}</Button>
      </div>
    </>
  );
}
