import type { OwnTemplates } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Field, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { typeContent } from "../content.ts";
import type { LetterForm } from "../form/fields.ts";
import { added, replaced } from "./changes.ts";
import { downloadTemplates } from "./downloadTemplates.ts";
import { hasBlanks, templateFrom } from "./makeTemplate.ts";
import { type Keepable, keepable, longestName, type OwnTemplate, tidyName } from "./OwnTemplate.ts";
import { type ChangeProblem, useOwnTemplates } from "./useOwnTemplates.tsx";
import { changeProblems, saveWords as words } from "./words.ts";

interface Props {
  readonly own: OwnTemplates;
  /** Has a letter type. */
  readonly form: LetterForm;
  /** Null suggests the letter type. */
  readonly suggestedName: string | null;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Names a new template and chooses what it stores. A child's own details are excluded by default. */
export function SavePanel({ own, form, suggestedName, onSaved, onCancel }: Props) {
  const { change } = useOwnTemplates(own);
  const [name, setName] = useState(suggestedName ?? (form.letterType && typeContent[form.letterType].label));
  const [keep, setKeep] = useState<readonly Keepable[]>(["own", "school"]);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const template = templateFrom(form, keep, tidyName(name), dateOf(new Date()));
  const save = (put: typeof added | typeof replaced) => {
    if (template.name === "") return setProblem("name-missing");
    const found = change((templates) => put(templates, template));
    setProblem(found);
    if (found === null) onSaved(template.name);
  };
  const isAboutName = problem === "name-missing" || problem === "name-used";

  return (
    <form
      noValidate
      className={tw`flex flex-col gap-4 max-w-text pt-4 border-t border-line`}
      onSubmit={(event) => {
        event.preventDefault();
        save(added);
      }}
    >
      <h3 ref={heading} tabIndex={-1} className={tw`text-lg`}>
        {words.title}
      </h3>
      <Field
        label={words.name}
        hint={words.nameHint}
        name="templateName"
        autoComplete="off"
        required
        maxLength={longestName}
        value={name}
        error={isAboutName ? changeProblems[problem] : undefined}
        onChange={(next) => {
          setName(next);
          setProblem(null);
        }}
      />
      {problem === "name-used" ? (
        <div>
          <Button onClick={() => save(replaced)}>{words.replace}</Button>
        </div>
      ) : null}
      <Choice
        kind="many"
        legend={words.keep}
        hint={words.keepHint}
        options={keepable.map((id) => ({ id, ...words.keepable[id] }))}
        chosen={keep}
        onChange={setKeep}
      />
      {hasBlanks(form, template) ? <p>{words.blanked}</p> : null}
      {problem === null || isAboutName ? null : <NotKept problem={problem} template={template} />}
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" type="submit">
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The browser did not store it: offers a file. */
function NotKept({ problem, template }: { readonly problem: ChangeProblem; readonly template: OwnTemplate }) {
  return (
    <Notice tone="stop" role="alert">
      <p>{changeProblems[problem]}</p>
      <div className={tw`pt-1`}>
        <Button onClick={() => downloadTemplates([template])}>{words.asFile}</Button>
      </div>
    </Notice>
  );
}
