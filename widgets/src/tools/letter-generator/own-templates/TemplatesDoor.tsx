import type { OwnTemplates } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useSyncExternalStore } from "react";
import type { LetterForm } from "../form/fields.ts";
import { childBlank } from "./childBlank.ts";
import { doorWords as words } from "./doorWords.ts";

/** A letter that was started with a template. Nothing is lost: the previous form can be restored. */
export interface Begun {
  /** The template's. */
  readonly name: string;
  /** The letter from the template, or the previous one. */
  readonly shows: "template" | "before";
  /** The one not shown. */
  readonly other: LetterForm;
}

export interface TemplatesDoorProps {
  readonly own: OwnTemplates;
  readonly form: LetterForm;
  readonly begun: Begun | null;
  readonly onOpen: () => void;
  /** Swaps the two. */
  readonly onTurn: (begun: Begun) => void;
}

/** At the start of the form: a link to the templates, and a note about the one in use. */
export function TemplatesDoor({ own, form, begun, onOpen, onTurn }: TemplatesDoorProps) {
  const { isOn, storage } = own;
  const hasKept = useSyncExternalStore(storage.subscribe, storage.read, nothing) !== null;
  if (!isOn && !hasKept) return <p className={tw`text-sm text-quiet`}>{words.pro}</p>;
  return (
    <>
      {begun ? <BegunNotice form={form} begun={begun} onTurn={onTurn} /> : null}
      <div>
        <Button onClick={onOpen}>{words.list}</Button>
      </div>
    </>
  );
}

/** For server rendering. */
const nothing = () => null;

function BegunNotice({
  form,
  begun,
  onTurn,
}: {
  readonly form: LetterForm;
  readonly begun: Begun;
  readonly onTurn: (begun: Begun) => void;
}) {
  const { name, shows, other } = begun;
  const isFromTemplate = shows === "template";
  return (
    <Notice>
      {isFromTemplate ? (
        <>
          <p>{words.begun(name)}</p>
          <p>{words.begunHint}</p>
          {Object.values(form).some((text) => text.includes(childBlank)) ? <p>{words.childHint}</p> : null}
        </>
      ) : (
        <p>{words.back}</p>
      )}
      {isTouched(other) ? (
        <div className={tw`pt-1`}>
          <Button
            onClick={() => onTurn({ name, shows: isFromTemplate ? "before" : "template", other: form })}
          >
            {isFromTemplate ? words.putBack : words.again(name)}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}

/** Whether a parent has entered anything. */
export function isTouched({ date: _date, ...form }: LetterForm): boolean {
  return Object.values(form).some((value) => value.trim() !== "");
}
