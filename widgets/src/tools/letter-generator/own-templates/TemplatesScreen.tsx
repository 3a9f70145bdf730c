import type { OwnTemplates } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import type { LetterForm } from "../form/fields.ts";
import { putBack, without } from "./changes.ts";
import { formFrom } from "./makeTemplate.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";
import { TakeAlong } from "./TakeAlong.tsx";
import { TemplateItem } from "./TemplateItem.tsx";
import { type ChangeProblem, useOwnTemplates } from "./useOwnTemplates.tsx";
import { changeProblems, listWords as words } from "./words.ts";

export interface TemplatesScreenProps {
  readonly own: OwnTemplates;
  /** Begins a letter with this form, from the template of this name. */
  readonly onUse: (form: LetterForm, name: string) => void;
  readonly onBack: () => void;
}

interface Removed {
  readonly template: OwnTemplate;
  /** Where it stood in the list. */
  readonly at: number;
}

/** A parent's own templates: to begin a letter with, to tidy up, to take along (ADR 11). */
export function TemplatesScreen({ own, onUse, onBack }: TemplatesScreenProps) {
  const known = useOwnTemplates(own);
  const { templates, isNewer, change } = known;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const [justRenamed, setJustRenamed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef<Removed | null>(null);
  // The button that had the focus goes with each template, and so does Undo.
  useEffect(() => {
    if (removed) undo.current?.focus();
    else if (wasRemoved.current) heading.current?.focus();
    wasRemoved.current = removed;
  }, [removed]);

  const remove = (template: OwnTemplate, at: number) => {
    const found = change((now) => without(now, template.name));
    setProblem(found);
    if (found === null) setRemoved({ template, at });
  };
  const takeBack = ({ template, at }: Removed) => {
    const found = change((now) => putBack(now, template, at));
    setProblem(found);
    if (found === null) setRemoved(null);
  };

  return (
    <div className={tw`flex flex-col gap-4`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 ref={heading} tabIndex={-1} className={tw`text-xl font-heading`}>
          {words.title}
        </h2>
        <p>{own.isOn ? words.lead : words.notPro}</p>
        <p className={tw`text-sm text-quiet`}>{words.private}</p>
      </div>
      {isNewer ? (
        <Notice tone="caution">
          <p>{words.newer}</p>
        </Notice>
      ) : null}
      {problem ? (
        <Notice tone="stop" role="alert">
          <p>{changeProblems[problem]}</p>
        </Notice>
      ) : null}
      {removed ? (
        <Notice role="status">
          <p>{words.removed(removed.template.name)}</p>
          <div className={tw`pt-1`}>
            <Button ref={undo} onClick={() => takeBack(removed)}>
              {words.undo}
            </Button>
          </div>
        </Notice>
      ) : null}
      {templates.length === 0 && !isNewer ? <p className={tw`max-w-text`}>{words.none}</p> : null}
      <ul className={tw`flex flex-col`}>
        {templates.map((template, at) => (
          <TemplateItem
            key={template.name}
            template={template}
            isOn={own.isOn}
            change={change}
            isJustRenamed={template.name === justRenamed}
            onRenamed={setJustRenamed}
            onUse={() => onUse(formFrom(template, dateOf(new Date())), template.name)}
            onRemove={() => remove(template, at)}
          />
        ))}
      </ul>
      <TakeAlong known={known} isOn={own.isOn} />
      <div className={tw`flex flex-wrap gap-3 pt-4 border-t border-line`}>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </div>
  );
}
