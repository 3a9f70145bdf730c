import { type StateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice, Select } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { stateQuestion } from "./questionnaire.ts";
import { stateWords as words } from "./resultContent.ts";
import type { StateKnown } from "./useStateShown.tsx";

interface Props {
  readonly code: StateCode | null;
  readonly state: StateKnown;
  readonly onChoose: (code: string) => void;
}

/** What signing means in the parent's state, and who helps there for free; a state can be chosen here too. */
export function StateMeaning({ code, state: { status, value, retry }, onChoose }: Props) {
  // Said aloud only after the parent has chosen here: what comes with the result is read with it.
  const [hasChosen, setChosen] = useState(false);
  const known = status === "known" ? value : null;
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg`}>{code ? words.title(stateNames[code]) : words.titleOfNone}</h3>
      <Select
        label={stateQuestion.question}
        hint={words.hint}
        none={stateQuestion.none}
        options={stateQuestion.options}
        value={code ?? ""}
        onChange={(next) => {
          setChosen(true);
          onChoose(next);
        }}
      />
      <p role="status" className="iep-unseen">
        {hasChosen && known ? words.shown(known.shown.name) : ""}
      </p>
      {known ? <known.View shown={known.shown} /> : null}
      {status === "failed" ? (
        <Notice tone="stop" role="alert" title={words.failed}>
          <p>{words.nothingLost}</p>
          <p>
            <Button onClick={retry}>{words.retry}</Button>
          </p>
        </Notice>
      ) : null}
    </section>
  );
}
