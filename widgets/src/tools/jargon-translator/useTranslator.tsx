import { ai, longest, type TermToTranslate } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { useEffect, useRef, useState } from "react";
import { focusAndShow, stateFrom, useAnswer, useCounts, useDraft } from "../../answers/index.ts";
import { whenThere } from "../../screens/index.ts";
import { translatorWords } from "./content.ts";
import { type Found, useTerms } from "./useTerms.tsx";

interface Form {
  readonly term: string;
  readonly state: StateCode | "";
}

/** The way from a term to its card: the glossary first, the server only at a press and only for what is not in it. */
export function useTranslator() {
  const { connect, notify, start } = useToolHost();
  const [form, change, clear] = useDraft<Form>(
    "jargon-translator",
    () => ({ term: termFrom(start?.answers["term"]), state: "" }),
    formFrom,
  );
  const counts = useCounts("jargon-translator");
  const { find, isLoading } = useTerms();
  /** What the glossary said; null where the server is asked instead. */
  const [view, setView] = useState<Found | null>(null);
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
  /** @param mayAsk whether this press may send the term, where the glossary knows nothing near it. */
  const translate = async (term: string, mayAsk: boolean, chosen?: string) => {
    clearTimeout(timer.current);
    if (term === "") return notify({ ...translatorWords.emptyToast, tone: "caution" });
    if (term.length > longest.term) return;
    course.cancel();
    counts.start();
    const found = await find(term, chosen);
    if (!found) return;
    if (found.at === "unknown" && mayAsk) return lookUp(term);
    if (found.at === "failed") notify({ ...translatorWords.failedToast, tone: "stop" });
    if (found.at === "term") counts.complete();
    setView(found);
  };

  // A term that was handed over shows its card at once: from the glossary, and nothing is sent.
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
    course,
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
