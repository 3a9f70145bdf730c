import { isStateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type ReactNode, useMemo } from "react";
import { LetterActions, LetterView } from "../../../documents/index.ts";
import { later, retryImport, useLoaded } from "../../../later/index.ts";
import { Result } from "../../../result/index.ts";
import type { LetterField, LetterForm } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { mayBeSpanish } from "../spanish/mayBeSpanish.ts";
import type { LetterState } from "./loadState.ts";
import { honestTranslated, letterResultWords } from "./words.ts";

const around = later(
  () => import("./onDemand.tsx"),
  (part) => part.AroundLetter,
);

/** On a Spanish screen, the letter has its Spanish beside it (ADR 101). */
const inSpanish =
  import.meta.env.IEP_LOCALE === "es"
    ? later(
        () => import("../spanish/LetterWithSpanish.tsx"),
        (part) => part.LetterWithSpanish,
      )
    : null;

/** On an English screen, for a parent who typed in Spanish. The self-contained file is at its limit (ADR 101). */
const spanish =
  inSpanish || import.meta.env.IEP_IS_SELF_CONTAINED
    ? null
    : {
        isNeeded: mayBeSpanish,
        load: () =>
          import("../spanish/forEnglishScreens.tsx")
            .catch(retryImport<typeof import("../spanish/forEnglishScreens.tsx")>)
            .then((part) => part.forEnglishScreens),
      };

export interface ResultScreenProps {
  readonly form: LetterForm;
  /** Back to the form with everything kept, and to one field if it needs fixing. */
  readonly back: (to: LetterField | null) => void;
  readonly startOver: () => void;
  /** Takes the form with a translation of what was typed, or without it. */
  readonly onTranslate: (form: LetterForm) => void;
  /** Saves the letter as a template. */
  readonly keep?: ReactNode;
}

/** The letter, what to know before sending it, and the actions, which stay in view. */
export function ResultScreen({ form, back, startOver, onTranslate, keep }: ResultScreenProps) {
  const state = useLetterState(form);
  const typed = useLoaded(spanish?.isNeeded(form) ? "typed" : null, async () => spanish?.load());
  const letter = useMemo(() => {
    const sentences = state.value?.sentences ?? null;
    if (!spanish || !typed.value) return writeLetter(form, sentences);
    return { ...writeLetter(typed.value.formToSend(form), sentences, typed.value.readable(form)), form };
  }, [form, state.value, typed.value]);
  return (
    <Result>
      <div
        className={tw`flex flex-col gap-1 mb-3 max-w-text rounded border-l-4 border-good bg-wash px-4 py-3`}
      >
        <h2 tabIndex={-1} className={tw`text-xl font-heading text-good`}>
          {letterResultWords.title}
        </h2>
        <p>{letterResultWords.lead}</p>
      </div>
      {state.status === "loading" || (spanish && typed.status === "loading") ? (
        // Keeps a parent from copying a letter that is about to gain a sentence.
        <p role="status">{letterResultWords.loading}</p>
      ) : inSpanish ? (
        <inSpanish.Screen
          form={form}
          state={state}
          onChange={back}
          onTranslate={onTranslate}
          Around={around.Screen}
        />
      ) : (
        <>
          {spanish && typed.value ? (
            <typed.value.TypedSpanish
              form={form}
              type={letter.type}
              onTranslate={onTranslate}
              onChange={back}
            />
          ) : null}
          <LetterView letter={letter.document} />
          <around.Screen
            letter={letter}
            typed={spanish && (typed.value ?? null)}
            state={state}
            onChange={back}
          />
          {/* With this part, since it has to work without a network too. */}
          <div className={tw`sticky bottom-0 z-10 py-1 border-t border-line bg-paper`}>
            <LetterActions letter={letter.document} labels={letterResultWords} />
          </div>
        </>
      )}
      <div className={tw`flex flex-wrap gap-3`}>
        <Button onClick={() => back(null)}>{letterResultWords.back}</Button>
        <Button kind="quiet" onClick={startOver}>
          {letterResultWords.startOver}
        </Button>
      </div>
      {state.status === "loading" ? null : keep}
      <p className={tw`max-w-text text-sm text-quiet`}>
        {inSpanish || (spanish && typed.value) ? honestTranslated : letterResultWords.honest}
      </p>
    </Result>
  );
}

/** Loaded only if a state is chosen. A generated letter's date is fixed. */
function useLetterState({ state, date }: LetterForm): LetterState {
  return useLoaded(isStateCode(state) ? state : null, async (code) => {
    const { loadState } = await import("./onDemand.tsx").catch(retryImport<typeof import("./onDemand.tsx")>);
    return loadState(code, date);
  });
}
