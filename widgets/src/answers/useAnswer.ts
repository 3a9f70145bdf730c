import { ApiError } from "@iep-insider/sdk/client";
import type { AiTool } from "@iep-insider/sdk/contract";
import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useRef, useState } from "react";
import type { AnswerCourse, AnswerStage, ShownAnswer } from "./AnswerCourse.ts";
import type { AnswerOf } from "./AnswerOf.ts";
import type { ToSend } from "./details.ts";
import { failureSentence } from "./failureSentence.ts";
import { isSameAnswer } from "./isSameAnswer.ts";
import { loadDetails } from "./loadDetails.ts";
import { type Counts, useCounts } from "./useCounts.ts";
import { useKeptAnswer } from "./useKeptAnswer.ts";
import { answerWords } from "./words.ts";

/** A free-text field of the input: personal details are removed from it. */
export interface FreeText<Input> {
  readonly field: keyof Input & string;
  /** Its label in the form. */
  readonly label: string;
  /** Its maximum length (the contract's `longest`). */
  readonly most: number;
}

export interface AnswerOptions<Tool extends AiTool, Input extends object> {
  readonly tool: Tool;
  readonly ask: (input: Input, signal: AbortSignal) => Promise<AnswerOf<Tool>>;
  readonly texts: readonly FreeText<Input>[];
  /** Whether the server first returns its reading, for free: the gate then comes before the answer (ADR 31). */
  readonly readsFirst?: (input: Input) => boolean;
  /** The tool's own counts, if it also answers without the server. */
  readonly counts?: Counts;
  /** Called after rendering an answer; `typed` is the request, with its details. */
  readonly onAnswered?: (answer: AnswerOf<Tool>, typed: Input) => void;
  readonly onFailed?: (sentence: string, typed: Input) => void;
}

interface Last<Tool extends AiTool, Input> {
  readonly input: Input;
  readonly names: readonly string[];
  /** What was sent; null until then. */
  sent: ToSend | null;
  raw: AnswerOf<Tool> | null;
}

/** A request in progress. */
interface Going<Input> {
  readonly typed: Input;
  readonly stop: AbortController;
}

/**
 * Asks the server for an answer (ADR 7, 15 and 30): removes details, sends, restores details. The caller keeps the
 * typed text; the gate comes before anything is sent, and not at all for Spanish; unmounting the tool aborts the request.
 */
export function useAnswer<Tool extends AiTool, Input extends object>(
  options: AnswerOptions<Tool, Input>,
): AnswerCourse<Tool, Input> {
  const { tool } = options;
  const asksTerm = tool === "jargon-translator";
  const { access } = useToolHost();
  const opening = useOpening();
  const ownCounts = useCounts(tool);
  const counts = options.counts ?? ownCounts;
  const { kept, look, findNew } = useKeptAnswer(tool);
  const [stage, setStage] = useState<AnswerStage>({ at: "idle" });
  const [shown, setShown] = useState<ShownAnswer<Tool, Input> | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  /** The number of the answer whose form was opened again; the next answer folds it. */
  const [reopened, setReopened] = useState(0);
  const current = useRef(options);
  current.current = options;
  const going = useRef<Going<Input> | null>(null);
  const last = useRef<Last<Tool, Input> | null>(null);

  useEffect(() => {
    return () => going.current?.stop.abort();
  }, []);

  const end = (one: Going<Input>, next: AnswerStage) => {
    going.current = null;
    setStage(next);
    if (next.at === "failed") current.current.onFailed?.(next.sentence, one.typed);
  };
  const show = (answer: AnswerOf<Tool>, typed: Input | null, sent: ToSend | null) => {
    setShown((before) => ({ answer, typed, sent, number: (before?.number ?? 0) + 1 }));
    // The stored answer is now on screen, or is no longer the last one.
    setSeen(kept?.at ?? null);
  };
  const arrive = (one: Going<Input>, answer: AnswerOf<Tool>, sent: ToSend) => {
    show(answer, one.typed, sent);
    if (answer.outcome === "answered") counts.complete();
    end(one, { at: "answered" });
    current.current.onAnswered?.(answer, one.typed);
  };

  const ask = async (input: Input, names: readonly string[] = []) => {
    if (going.current) return;
    const one: Going<Input> = { typed: input, stop: new AbortController() };
    going.current = one;
    last.current = { input, names, sent: null, raw: last.current?.raw ?? null };
    counts.start();
    setStage({ at: "working" });
    const typed = current.current.texts.flatMap(({ field, label, most }) => {
      const text: unknown = input[field];
      return typeof text === "string" && text.trim() !== "" ? [{ field, label, most, text }] : [];
    });
    const details = typed.length > 0 ? await loadDetails().catch(() => null) : null;
    const isFree = current.current.readsFirst?.(input) || details?.isSpanish(typed, asksTerm);
    const closed = isFree ? null : await gateBefore();
    if (one.stop.signal.aborted) return;
    if (closed) return end(one, closed);
    if (typed.length === 0) return send({ texts: [], replaced: [] });
    if (!details)
      return end(one, { at: "failed", sentence: `${answerWords.partMissing} ${answerWords.nothingCharged}` });
    const toSend = details.withoutDetails(typed, names);
    if (details.isPlain(toSend)) return send(toSend);
    setStage({ at: "reviewing", toSend });
  };

  /** Nothing is sent before the tool is open. @returns what to show instead; null if it is open. */
  const gateBefore = async (): Promise<AnswerStage | null> => {
    if (opening.isOpen) return null;
    try {
      const Gate = await opening.ask();
      return Gate && { at: "closed", Gate };
    } catch (failure) {
      return { at: "failed", sentence: failureSentence(failure, true) };
    }
  };

  const confirm = async (confirmed: Partial<Input>, isFree = false) => {
    const { current: before } = last;
    if (going.current || !before?.sent) return;
    const one: Going<Input> = { typed: { ...before.input, ...confirmed }, stop: new AbortController() };
    going.current = one;
    setStage({ at: "working" });
    const closed = isFree ? null : await gateBefore();
    if (one.stop.signal.aborted) return;
    if (closed) return end(one, closed);
    return send(before.sent);
  };

  const send = async (toSend: ToSend) => {
    const { texts: looked, replaced } = toSend;
    const one = going.current;
    if (!one) return;
    if (last.current) last.current.sent = toSend;
    const { signal } = one.stop;
    setStage({ at: "working" });
    // Without a connection nothing leaves the device, so nothing can have been charged.
    const asked = navigator.onLine ? Date.now() : null;
    const texts = looked.map((one) => ({ ...one, text: one.text.trim() }));
    const input = {
      ...one.typed,
      ...Object.fromEntries(texts.map(({ field, text }) => [field, text])),
    };
    const withDetails = async (raw: AnswerOf<Tool>) => {
      if (last.current) last.current.raw = raw;
      if (replaced.length === 0) return raw;
      const { withPersonalDetailsIn } = await loadDetails();
      return withPersonalDetailsIn(raw, replaced);
    };
    try {
      const answer = await withDetails(await current.current.ask(input, signal));
      if (!signal.aborted) arrive(one, answer, { texts, replaced });
    } catch (error) {
      if (signal.aborted) return;
      const found = await otherwise(error, asked);
      if (signal.aborted) return;
      if ("at" in found) return end(one, found);
      arrive(one, await withDetails(found.answer), { texts, replaced });
    }
  };

  /** Handles a failure: the answer may have been given and only lost on the way. */
  const otherwise = async (
    error: unknown,
    asked: number | null,
  ): Promise<AnswerStage | { readonly answer: AnswerOf<Tool> }> => {
    if (error instanceof ApiError && error.code === "payment_required") {
      look();
      try {
        const answer = await access(tool, "an answer");
        if (answer.state === "left out") return { at: "closed", Gate: answer.Instead };
        const Gate = answer.state === "closed" ? await answer.gate() : null;
        return Gate ? { at: "closed", Gate } : { at: "opened" };
      } catch (failure) {
        return { at: "failed", sentence: failureSentence(failure, true) };
      }
    }
    const isLost = error instanceof ApiError && error.code === "network" && asked !== null;
    if (isLost && !asksTerm) {
      const found = await findNew(asked, last.current?.raw ?? null);
      if (typeof found === "object") return { answer: found };
      return { at: "failed", sentence: failureSentence(error, found === "none") };
    }
    return { at: "failed", sentence: failureSentence(error, true) };
  };

  return {
    stage,
    asksTerm,
    shown,
    isFolded: shown !== null && shown.number !== reopened && stage.at !== "reviewing",
    reopen: () => setReopened(shown?.number ?? 0),
    kept: kept && kept.at !== seen && !isSameAnswer(kept.answer, last.current?.raw) ? kept : null,
    ask,
    again: () => {
      if (last.current) ask(last.current.input, last.current.names);
    },
    confirm,
    send,
    cancel: () => {
      going.current?.stop.abort();
      going.current = null;
      setStage({ at: "idle" });
    },
    showKept: () => {
      if (!kept) return;
      show(kept.answer, null, null);
      setStage({ at: "answered" });
    },
    opened: () => {
      opening.open();
      setStage({ at: "opened" });
    },
  };
}
