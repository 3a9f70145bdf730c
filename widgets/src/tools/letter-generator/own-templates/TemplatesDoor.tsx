import type { OwnTemplates } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useSyncExternalStore } from "react";
import type { LetterForm } from "../form/fields.ts";
import { childBlank } from "./childBlank.ts";
import { doorWords as words } from "./doorWords.ts";
import { isTouched } from "./isTouched.ts";

/** A letter that was begun with an own template. Nothing is lost by it: the form has two sides from then on. */
export interface Begun {
  /** Of the template. */
  readonly name: string;
  /** What the form shows: the letter from the template, or the previous one. */
  readonly shows: "template" | "before";
  /** The side that does not. */
  readonly other: LetterForm;
}

export interface TemplatesDoorProps {
  readonly own: OwnTemplates;
  readonly form: LetterForm;
  readonly begun: Begun | null;
  readonly onOpen: () => void;
  /** Changes sides. */
  readonly onTurn: (begun: Begun) => void;
}

/** At the beginning of the form: the way to the templates, and what has just come from one. */
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

/** Where a page is rendered on the server. */
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
