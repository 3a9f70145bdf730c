import {
  dateInEnglish,
  type Replaced,
  withoutPersonalDetails,
  withPersonalDetails,
} from "@iep-insider/sdk/safety";
import { z } from "zod";
import { type ModelClient, ModelFailed, type ModelFailure, type TokensUsed } from "../model/ModelClient.ts";
import { checkTranslation } from "./checkTranslation.ts";
import { instructions, rules } from "./instructions.ts";

/** What became of one passage. */
export interface Translated {
  /** The translation that passed every check; null if there was none. */
  readonly english: string | null;
  readonly tries: number;
  /** Why the model gave none; null where it answered. */
  readonly failure: ModelFailure | null;
}

const schema = z.object({ english: z.string() });

/** A translation that fails a check is requested once more, with the reasons. */
const mostTries = 2;

/**
 * Translates each passage by itself, so that none can change another. What leads to a person is taken out again before
 * the model gets it, and put back; a date comes back in English (ADR 15).
 * @throws the signal's reason when it ended.
 */
export async function translatePassages(
  model: ModelClient,
  passages: readonly string[],
  signal: AbortSignal,
  spent: (tokens: TokensUsed) => void,
): Promise<readonly Translated[]> {
  // All together first: a placeholder that the browser has left in one must not be reused in another.
  const { replaced } = withoutPersonalDetails(passages.join("\n\n"), []);
  const details = replaced.map(inEnglish);
  return Promise.all(
    passages.map(async (typed) => {
      const passage = withoutPersonalDetails(typed, [], replaced).text;
      const { english, ...taken } = await translatePassage(model, passage, signal, spent);
      return { ...taken, english: english && withPersonalDetails(english, details) };
    }),
  );
}

function inEnglish(detail: Replaced): Replaced {
  return detail.kind === "date" ? { ...detail, original: dateInEnglish(detail.original) } : detail;
}

async function translatePassage(
  model: ModelClient,
  words: string,
  signal: AbortSignal,
  spent: (tokens: TokensUsed) => void,
): Promise<Translated> {
  const request = { name: "translation", schema, rules, instructions, material: "", words, spent };
  const began = performance.now();
  let rejected: string | null = null;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    signal.throwIfAborted();
    try {
      const { english } = schema.parse(await model.fill({ ...request, rejected, began }, signal));
      const reasons = checkTranslation(words, english);
      if (reasons.length === 0) return { english: english.trim(), tries, failure: null };
      rejected = reasons.map((reason) => `- ${reason}`).join("\n");
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModelFailed) return { english: null, tries, failure: error.why };
      throw error;
    }
  }
  return { english: null, tries: mostTries, failure: null };
}
