import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { typeContent } from "../content.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";
import { RenameForm } from "./RenameForm.tsx";
import type { KnownTemplates } from "./useOwnTemplates.tsx";
import { listWords as words } from "./words.ts";

interface Props {
  readonly template: OwnTemplate;
  readonly isOn: boolean;
  readonly change: KnownTemplates["change"];
  /** Whether it has just got this name: the focus goes on from its button. */
  readonly isJustRenamed: boolean;
  readonly onRenamed: (to: string) => void;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

/** One template of the list. */
export function TemplateItem(props: Props) {
  const { template, isOn, change, isJustRenamed, onRenamed, onUse, onRemove } = props;
  const { name, letterType, savedOn } = template;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(isJustRenamed);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  return (
    <li className={tw`flex flex-col gap-1 py-3 border-t border-line`}>
      <h3 className={tw`text-lg break-words`}>{name}</h3>
      <p>{typeContent[letterType].label}</p>
      <p className={tw`text-sm text-quiet`}>{words.savedOn(dayInWords(savedOn))}</p>
      {isRenaming ? (
        <RenameForm
          name={name}
          change={change}
          onDone={(to) => {
            setRenaming(false);
            if (to !== null) onRenamed(to);
          }}
        />
      ) : (
        <div className={tw`flex flex-wrap gap-x-3 pt-1`}>
          {isOn ? (
            <Button aria-label={words.beginWhat(name)} onClick={onUse}>
              {words.begin}
            </Button>
          ) : null}
          <div className={tw`flex gap-3`}>
            {isOn ? (
              <Button
                ref={rename}
                kind="quiet"
                aria-label={words.renameWhat(name)}
                onClick={() => setRenaming(true)}
              >
                {words.rename}
              </Button>
            ) : null}
            <Button kind="quiet" aria-label={words.removeWhat(name)} onClick={onRemove}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
