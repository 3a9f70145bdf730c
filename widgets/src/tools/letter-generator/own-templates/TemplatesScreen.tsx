import type { OwnTemplates } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { typeContent } from "../content.ts";
import type { LetterForm } from "../form/fields.ts";
import { putBack, renamed, without } from "./changes.ts";
import { formFrom } from "./makeTemplate.ts";
import { longestName, type OwnTemplate, tidyName } from "./OwnTemplate.ts";
import { TakeAlong } from "./TakeAlong.tsx";
import { type ChangeProblem, type KnownTemplates, useOwnTemplates } from "./useOwnTemplates.tsx";
import { changeProblems, listWords as words } from "./words.ts";

export interface TemplatesScreenProps {
  readonly own: OwnTemplates;
  /** Starts a letter with this form, from the template with this name. */
  readonly onUse: (form: LetterForm, name: string) => void;
  readonly onBack: () => void;
}

interface Removed {
  readonly template: OwnTemplate;
  /** Its position in the list. */
  readonly at: number;
}

/** A parent's templates: start a letter, rename, delete, download (ADR 11). */
export function TemplatesScreen({ own, onUse, onBack }: TemplatesScreenProps) {
  const known = useOwnTemplates(own);
  const { templates, isNewer, change } = known;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const [justRenamed, setJustRenamed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef<Removed | null>(null);
  // The focused button disappears with each template, and so does Undo.
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

interface Props {
  readonly template: OwnTemplate;
  readonly isOn: boolean;
  readonly change: KnownTemplates["change"];
  /** Whether it was just renamed: focus returns to its button. */
  readonly isJustRenamed: boolean;
  readonly onRenamed: (to: string) => void;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

function TemplateItem(props: Props) {
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

interface RenameFormProps {
  readonly name: string;
  readonly change: KnownTemplates["change"];
  /** Null keeps the old name. */
  readonly onDone: (to: string | null) => void;
}

/** Replaces the buttons. */
function RenameForm({ name, change, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const save = () => {
    const to = tidyName(typed);
    if (to === "") return setProblem("name-missing");
    const found = change((templates) => renamed(templates, name, to));
    setProblem(found);
    if (found === null) onDone(to);
  };
  return (
    <form
      ref={form}
      noValidate
      className={tw`flex flex-col gap-3 max-w-text pt-1`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={words.newName}
        name="templateName"
        autoComplete="off"
        required
        maxLength={longestName}
        value={typed}
        error={problem ? changeProblems[problem] : undefined}
        onChange={setTyped}
      />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button type="submit">{words.saveName}</Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
