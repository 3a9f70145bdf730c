import type { OwnTemplates } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { later } from "../../../later/index.ts";
import type { LetterForm } from "../form/fields.ts";
import { doorWords as words } from "./doorWords.ts";

const panel = later(
  () => import("./SavePanel.tsx"),
  (part) => part.SavePanel,
);

export interface SaveDoorProps {
  readonly own: OwnTemplates;
  readonly form: LetterForm;
  /** The template that this letter was begun with: its name is offered first. */
  readonly begunWith: string | null;
}

/** Where a letter can be saved as a template: a button, and once pressed what to keep, in its place. */
export function SaveDoor({ own, form, begunWith }: SaveDoorProps) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const door = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // What had the focus is gone with the panel.
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
