import { ApiError } from "@iep-insider/sdk/client";
import { longestPassage, status, translation } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateInEnglish } from "@iep-insider/sdk/safety";
import { useEffect, useRef, useState } from "react";
import type { ToSend } from "../../../answers/details.ts";
import { loadDetails } from "../../../answers/loadDetails.ts";
import { fieldLabel } from "../form/fieldContent.ts";
import type { DetailField, LetterForm, LetterType } from "../form/fields.ts";
import { linesInSpanish } from "./translations.ts";
import { typedWords as words } from "./typedWords.ts";

/** A field and its English; null where there is none that says the same. */
export interface Proposal {
  readonly field: DetailField;
  readonly english: string | null;
}

export type Translating =
  | { readonly at: "idle" | "asking" | "working" | "off" }
  | { readonly at: "reviewing"; readonly provider: string; readonly toSend: ToSend }
  | { readonly at: "proposed"; readonly proposals: readonly Proposal[] }
  | { readonly at: "failed"; readonly sentence: string };

/**
 * The way of what a parent typed to its translation: whether there is one here, the exact text to look at, the sending,
 * and what came back. Nothing typed is sent before `send`.
 */
export function useTranslating(form: LetterForm, type: LetterType) {
  const { connect } = useToolHost();
  const [stage, setStage] = useState<Translating>({ at: "idle" });
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const run = async (at: "asking" | "working", ask: (signal: AbortSignal) => Promise<Translating>) => {
    going.current?.abort();
    const one = new AbortController();
    going.current = one;
    setStage({ at });
    const next = await ask(one.signal).catch(
      (error: unknown): Translating => ({ at: "failed", sentence: sentenceOf(error) }),
    );
    if (!one.signal.aborted) setStage(next);
  };

  return {
    stage,
    begin: (fields: readonly DetailField[]) =>
      run("asking", async () => {
        const { aiProvider } = await connect({ getConfig: status.getConfig }).getConfig();
        if (aiProvider === null) return { at: "off" };
        const { withoutDetails } = await loadDetails();
        const texts = fields.map((field) => ({
          field,
          label: fieldLabel(type, field),
          most: longestPassage,
          text: linesInSpanish(form, field).join("\n"),
        }));
        return { at: "reviewing", provider: aiProvider, toSend: withoutDetails(texts, namesOf(form)) };
      }),
    send: ({ texts, replaced }: ToSend) =>
      run("working", async (signal) => {
        const passages = texts.map(({ text }) => text.trim());
        const { translate } = connect({ translate: translation.translate });
        const { outcome, english } = await translate({ passages }, { signal });
        if (outcome !== "translated") return { at: "failed", sentence: words.failed };
        const details = replaced.map((one) =>
          one.kind === "date" ? { ...one, original: dateInEnglish(one.original) } : one,
        );
        const { withPersonalDetailsIn } = await loadDetails();
        const proposals = texts.map(({ field }, at) => ({
          // The fields are those of `begin`.
          field: field as DetailField,
          english: withPersonalDetailsIn(english[at] ?? null, details),
        }));
        return { at: "proposed", proposals };
      }),
    cancel: () => {
      going.current?.abort();
      setStage({ at: "idle" });
    },
    /** The parent used a proposal, or left it. */
    decided: (field: DetailField) =>
      setStage((now) => {
        if (now.at !== "proposed") return now;
        const proposals = now.proposals.filter((one) => one.field !== field);
        return proposals.length > 0 ? { at: "proposed", proposals } : { at: "idle" };
      }),
  };
}

/** What the form says are names: they never leave the device. */
function namesOf(form: LetterForm): readonly string[] {
  const { childName, parentName, teacherName, principalName, schoolName, district } = form;
  return [childName, parentName, teacherName, principalName, schoolName, district].filter(
    (name) => name.trim() !== "",
  );
}

function sentenceOf(error: unknown): string {
  return `${error instanceof ApiError ? error.sentence : words.unexpected} ${words.kept}`;
}
