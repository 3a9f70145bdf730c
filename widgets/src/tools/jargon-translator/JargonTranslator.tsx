import { longest } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { type SubmitEvent, useId } from "react";
import {
  AnswerPlace,
  AskButton,
  Asking,
  FreeTextField,
  RestoredNotice,
  StateField,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { Chips } from "./Chips.tsx";
import { chipLabels, howItWorks, translatorWords } from "./content.ts";
import { loadGlossary } from "./loadGlossary.ts";
import { NotFound } from "./NotFound.tsx";
import { useTranslator } from "./useTranslator.tsx";

const card = later(
  () => import("./TermCard.tsx"),
  (part) => part.TermCard,
);

/** What a term's card needs: the glossary comes whole, as one file. */
const fetchAnswers = () => {
  card.fetch();
  loadGlossary().catch(() => {});
};

/** The jargon translator. The glossary answers on the device (ADR 30); needs a host around it. */
export function JargonTranslator() {
  const translator = useTranslator();
  const { form, change, view, course, area } = translator;
  const toTranslate = useId();
  const { length } = form.term.trim();
  const isReady = length > 0 && length <= longest.term;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (translator.isBusy) return;
    if (!isReady) event.currentTarget.querySelector("input")?.focus();
    translator.translate();
  };

  return (
    <div className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {translatorWords.title}
        </h2>
        <p>{translatorWords.lead}</p>
      </div>
      <RestoredNotice clear={translator.clear} />
      <Asking course={course} onTouch={fetchAnswers}>
        <form noValidate className={tw`flex flex-col gap-4 max-w-text`} onSubmit={submit}>
          <FreeTextField
            label={translatorWords.term}
            hint={translatorWords.termHint}
            required
            most={longest.term}
            value={form.term}
            onChange={(term) => change({ term })}
            error={translator.isRefused && length === 0 ? translatorWords.emptyToast.description : undefined}
          />
          {length === 0 ? (
            <p id={toTranslate} className={tw`text-sm text-quiet`}>
              {translatorWords.toTranslate}
            </p>
          ) : null}
          <div>
            <AskButton
              isReady={isReady}
              isBusy={translator.isBusy}
              label={translatorWords.translate}
              busyLabel={translatorWords.translating}
              {...(length === 0 ? { describedBy: toTranslate } : {})}
            />
          </div>
          <section className={tw`flex flex-col gap-2`}>
            <h3 className={tw`font-semibold`}>{translatorWords.chips}</h3>
            <Chips names={chipLabels} onPress={translator.press} />
          </section>
          <StateField value={form.state} onChange={(state) => change({ state })} />
        </form>
      </Asking>
      <div ref={area} className={tw`flex flex-col gap-6`}>
        {view?.at === "term" ? (
          <card.Screen
            shown={view.term}
            beside={view.beside}
            answer={null}
            state={form.state}
            onPress={translator.press}
            onChoose={(name) => translator.choose(view.beside.asked, name)}
          />
        ) : null}
        {view?.at === "near" || view?.at === "unknown" ? (
          <NotFound found={view} onPress={translator.press} onLookUp={translator.lookUp} />
        ) : null}
        {view?.at === "failed" ? (
          <Notice tone="stop" role="alert" title={translatorWords.failed}>
            <p>{translatorWords.glossaryMissing}</p>
          </Notice>
        ) : null}
      </div>
      {view === null ? (
        <AnswerPlace
          course={course}
          working={translatorWords.translating}
          failed={(sentence) => (
            <Notice tone="stop" role="alert" title={translatorWords.failed}>
              <p>{sentence}</p>
            </Notice>
          )}
          result={({ answer }) => (
            <card.Screen shown={null} answer={answer} state={form.state} onPress={translator.press} />
          )}
        />
      ) : null}
      <Card className={tw`flex flex-col gap-2`}>
        <h3 className={tw`text-lg`}>{howItWorks.title}</h3>
        <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
          {howItWorks.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
