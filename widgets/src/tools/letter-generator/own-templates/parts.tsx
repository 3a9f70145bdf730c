import type { OwnTemplates } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { later } from "../../../later/index.ts";
import type { LetterForm } from "../form/fields.ts";
import { doorWords as words } from "./doorWords.ts";
import { type Begun, TemplatesDoor } from "./TemplatesDoor.tsx";

export type { Begun };

/**
 * What the letter generator shows of own templates. On partners' pages nothing may be stored, and so no element carries
 * any of it; on our own site the list and the saving come when they are asked for.
 */
export const ownTemplateParts = import.meta.env.IEP_IS_ELEMENT
  ? null
  : {
      TemplatesDoor,
      SaveDoor,
      TemplatesScreen: later(
        () => import("./TemplatesScreen.tsx"),
        (part) => part.TemplatesScreen,
      ).Screen,
    };

const panel = later(
  () => import("./SavePanel.tsx"),
  (part) => part.SavePanel,
);

interface SaveDoorProps {
  readonly own: OwnTemplates;
  readonly form: LetterForm;
  /** The template that this letter was started with: its name is suggested first. */
  readonly begunWith: string | null;
}

/** A button that saves a letter as a template; once clicked, the panel replaces it. */
function SaveDoor({ own, form, begunWith }: SaveDoorProps) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const door = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focused element was removed with the panel.
  useEffect(() => {
    if (wasOpen.current && !isOpen) door.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!own.isOn) return null;
  if (isOpen)
    return (
      <panel.Screen
        own={own}
        form={form}
        suggestedName={saved ?? begunWith}
        onSaved={(name) => {
          setSaved(name);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <div className={tw`flex flex-col gap-3`}>
      {saved === null ? null : (
        <Notice tone="good" role="status">
          <p>{words.saved(saved)}</p>
        </Notice>
      )}
      <div>
        <Button ref={door} onClick={() => setOpen(true)}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
