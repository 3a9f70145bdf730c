import type { AiTool, AnswerBase, AnswerCitation } from "@iep-insider/sdk/contract";
import type { Draft } from "./AnswerTool.ts";
import type { Evidence } from "./law/Evidence.ts";
import { disclaimers, engineNotes } from "./words.ts";
import type { Written } from "./write.ts";

/** An answer without what only the one who takes the payment knows. */
export type Answered<Tool extends AiTool> = Omit<Draft<Tool>, "citations" | "readAs" | "isSure"> &
  Omit<AnswerBase, "isCharged" | "outcome"> & {
    /** Whether it may be charged: the rules can have misread what was asked. */
    readonly isSure: boolean;
  };

/** Puts around a draft what every answer carries. Only what was retrieved is cited. */
export function present<Tool extends AiTool>(
  { draft, engine, fallback }: Pick<Written<Tool>, "draft" | "engine" | "fallback">,
  evidence: Evidence,
  crisis: AnswerBase["crisis"],
): Answered<Tool> {
  const { citations, readAs: _, isSure = true, ...content } = draft;
  return {
    ...content,
    engine,
    engineNote: fallback && engineNotes[fallback],
    citations: presented(citations, evidence),
    crisis,
    disclaimer: disclaimers[engine],
    isSure: isSure || engine === "openai",
  };
}

/** Each once: a state's fact that we do not hold is cited by the federal rule, which may be cited itself. */
function presented(ids: readonly string[], { items }: Evidence): readonly AnswerCitation[] {
  const byId = new Map<string, AnswerCitation>();
  for (const id of ids) {
    const item = items.find((one) => one.id === id);
    if (item !== undefined) byId.set(item.citation.id, item.citation);
  }
  return [...byId.values()];
}
