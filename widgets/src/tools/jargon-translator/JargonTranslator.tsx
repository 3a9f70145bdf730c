import { longest } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { AnswerPlace, AskingTool, FreeTextField, HowItWorks, StateField } from "../../answers/index.ts";
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
  const { length } = form.term.trim();

  return (
    <AskingTool
      course={course}
      words={translatorWords}
      clear={translator.clear}
      onTouch={fetchAnswers}
      fields={(isRefused) => (
        <FreeTextField
          label={translatorWords.term}
          hint={translatorWords.termHint}
          required
          most={longest.term}
          value={form.term}
          onChange={(term) => change({ term })}
          error={isRefused && length === 0 ? translatorWords.emptyToast.description : undefined}
        />
      )}
      missing={length === 0 ? translatorWords.toAsk : null}
      isInvalid={length > longest.term}
      isBusy={translator.isBusy}
      onAsk={translator.translate}
      onMissing={translator.translate}
      belowButton={<StateField value={form.state} onChange={(state) => change({ state })} />}
    >
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
          words={translatorWords}
          result={({ answer }) => (
            <card.Screen shown={null} answer={answer} state={form.state} onPress={translator.press} />
          )}
        />
      ) : null}
      {/* Below an answer, which is not far from its field then. */}
      <section className={tw`flex flex-col gap-2`}>
        <h3 className={tw`font-semibold`}>{translatorWords.chips}</h3>
        <Chips names={chipLabels} onPress={translator.press} />
      </section>
      <HowItWorks {...howItWorks} />
    </AskingTool>
  );
}
