import { isStateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { type ComponentType, useMemo } from "react";
import { LetterActions } from "../../../documents/index.ts";
import { BothLetters } from "../../../documents/letter/BothLetters.tsx";
import { useLoaded } from "../../../later/index.ts";
import type { LetterField, LetterForm } from "../form/fields.ts";
import type { AroundLetterProps } from "../result/AroundLetter.tsx";
import type { LetterState } from "../result/loadState.ts";
import { letterResultWords } from "../result/words.ts";
import { loadStateSentences } from "../writing/stateRules.ts?es";
import { readable } from "./readable.ts";
import { pairsOf, writeInBoth } from "./spanishLetter.ts";
import { TypedSpanish } from "./TypedSpanish.tsx";
import { fieldsInSpanish } from "./withMarks.ts";
import { bothWords as words } from "./words.ts";

const reader = { readable, fieldsInSpanish };

export interface LetterWithSpanishProps {
  readonly form: LetterForm;
  readonly state: LetterState;
  readonly onChange: (field: LetterField) => void;
  /** Takes the form with a translation, or without it. */
  readonly onTranslate: (form: LetterForm) => void;
  /** What is below a letter. */
  readonly Around: ComponentType<AroundLetterProps>;
}

/** On a Spanish screen: the English letter, what it says in Spanish, and the actions. */
export function LetterWithSpanish({ form, state, onChange, onTranslate, Around }: LetterWithSpanishProps) {
  const inSpanish = useLoaded(isStateCode(form.state) ? form.state : null, (code) =>
    loadStateSentences(code, form.date),
  );
  const letters = useMemo(
    () => writeInBoth(form, state.value?.sentences ?? null, inSpanish.value),
    [form, state.value, inSpanish.value],
  );
  if (inSpanish.status === "loading") return <p role="status">{letterResultWords.loading}</p>;
  return (
    <>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <TypedSpanish form={form} type={letters.english.type} onTranslate={onTranslate} onChange={onChange} />
      <BothLetters document={letters.document} copy={letters.spanish.document} pairs={pairsOf(letters)} />
      <Around
        letter={letters.english}
        inSpanish={letters.spanish}
        typed={reader}
        state={state}
        onChange={onChange}
      />
      <div className={tw`sticky bottom-0 z-10 py-1 border-t border-line bg-paper`}>
        <LetterActions letter={letters.document} labels={letterResultWords} />
      </div>
    </>
  );
}
