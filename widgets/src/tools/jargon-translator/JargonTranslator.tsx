import { ai, longest, type TermToTranslate } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import {
  AnswerPlace,
  AskingTool,
  FreeTextField,
  fetchSummary,
  focusAndShow,
  HowItWorks,
  StateField,
  stateFrom,
  useAnswer,
  useCounts,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { whenThere } from "../../screens/index.ts";
import { Chips } from "./Chips.tsx";
import { chipLabels, howItWorks, translatorWords } from "./content.ts";
import { loadGlossary } from "./loadGlossary.ts";
import { type Found, useTerms } from "./useTerms.tsx";

const card = later(
  () => import("./TermCard.tsx"),
  (part) => part.TermCard,
);

/** Loads the glossary, as one file, and the card. */
const fetchAnswers = () => {
  card.fetch();
  loadGlossary().catch(() => {});
};

/** The jargon translator. The glossary answers on the device (ADR 30); needs a host. */
export function JargonTranslator() {
  const translator = useTranslator();
  const { form, change, view, course, area } = translator;
  const { length } = form.term.trim();

  return (
    <AskingTool
      course={course}
      words={translatorWords}
      wrote={[form.term]}
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
      <div ref={area} className={tw`flex flex-col gap-6 empty:hidden`}>
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

interface Props {
  readonly found: Extract<Found, { readonly asked: string }>;
  readonly onPress: (name: string) => void;
  readonly onLookUp: (term: string) => void;
}

/** A text without a glossary term: the nearest ones, and a button to ask the server. */
function NotFound({ found, onPress, onLookUp }: Props) {
  const { asked } = found;
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-lg`}>
        {found.at === "near" ? translatorWords.nearTitle(asked) : translatorWords.unknownTitle(asked)}
      </h2>
      {found.at === "near" ? <Chips names={found.names} onPress={onPress} /> : null}
      <p className={tw`text-sm text-quiet`}>{translatorWords.lookUpNote}</p>
      <div>
        <Button onClick={() => onLookUp(asked)}>{translatorWords.lookUp(asked)}</Button>
      </div>
    </section>
  );
}

interface Form {
  readonly term: string;
  readonly state: StateCode | "";
}

/** Finds a term's card: the glossary first; the server only on a click, for what the glossary lacks. */
function useTranslator() {
  const { connect, notify, start } = useToolHost();
  const [form, change, clear] = useDraft<Form>(
    "jargon-translator",
    () => ({ term: termFrom(start?.answers["term"]), state: "" }),
    formFrom,
  );
  const counts = useCounts("jargon-translator");
  const { find, isLoading } = useTerms();
  /** The glossary's result; null when the server is asked instead. */
  const [view, setView] = useState<Found | null>(null);
  /** The result whose form was opened again. */
  const [reopened, setReopened] = useState<Found | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view && view.at !== "failed" && area.current) return whenThere(area.current, "h2", focusAndShow);
  }, [view]);
  const course = useAnswer<"jargon-translator", TermToTranslate>({
    tool: "jargon-translator",
    counts,
    ask: (input, signal) =>
      connect({ translateJargon: ai.translateJargon }).translateJargon(input, { signal }),
    texts: [{ field: "term", label: translatorWords.termSent, most: longest.term }],
    onFailed: () => notify({ ...translatorWords.failedToast, tone: "stop" }),
  });

  const lookUp = (term: string) => {
    setView(null);
    course.ask({ term, state: form.state || undefined });
  };
  /** @param mayAsk whether this click may send the term if the glossary has nothing similar. */
  const translate = async (term: string, mayAsk: boolean, chosen?: string) => {
    clearTimeout(timer.current);
    if (term === "") return notify({ ...translatorWords.emptyToast, tone: "caution" });
    if (term.length > longest.term) return;
    course.cancel();
    counts.start();
    // All at once: a part that came later would move what the parent presses next.
    const [found] = await Promise.all([find(term, chosen), card.fetch(), fetchSummary()]);
    if (!found) return;
    if (found.at === "unknown" && mayAsk) return lookUp(term);
    if (found.at === "failed") notify({ ...translatorWords.failedToast, tone: "stop" });
    if (found.at === "term") counts.complete();
    setView(found);
  };

  // A term in the start values shows its card immediately: from the glossary, and nothing is sent.
  const handedOver = useRef(termFrom(start?.answers["term"]).trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool opens.
  useEffect(() => {
    const term = handedOver.current;
    handedOver.current = "";
    if (term !== "") void translate(term, false);
  }, []);

  return {
    form,
    change,
    clear,
    view,
    course: view
      ? {
          ...course,
          shown: null,
          isFolded: view.at === "term" && view !== reopened,
          reopen: () => setReopened(view),
        }
      : course,
    area,
    isBusy: isLoading || course.stage.at === "working",
    translate: () => translate(form.term.trim(), true),
    /** A chip or a related term: sets the text, and translates a moment later. */
    press: (term: string) => {
      change({ term });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => translate(term, false), chipDelay);
    },
    /** Shows another term of the same text. */
    choose: (asked: string, name: string) => translate(asked, false, name),
    lookUp,
  };
}

/** In milliseconds. */
const chipDelay = 100;

function termFrom(given: unknown): string {
  return typeof given === "string" ? given : "";
}

function formFrom(kept: unknown): Form | null {
  if (typeof kept !== "object" || kept === null || !("term" in kept)) return null;
  return { term: termFrom(kept.term), state: stateFrom("state" in kept ? kept.state : "") };
}
