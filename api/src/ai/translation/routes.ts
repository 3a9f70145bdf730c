import type { AiFailure, TranslatedPassages } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import { holderOf } from "../../access/holder.ts";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { countAttempts } from "../../http/attempts.ts";
import { goneSignal } from "../../http/goneSignal.ts";
import { siteOf } from "../../partners/site.ts";
import { countCost, isPastCostLimit } from "../../partners/spending.ts";
import type { Services } from "../../services.ts";
import { countAnswer } from "../counts/countAnswer.ts";
import { bothTokens, noTokens } from "../model/ModelClient.ts";
import { type Translated, translatePassages } from "./translatePassages.ts";

/** The letter generator's one call: what a parent typed in Spanish, when they ask for it (ADR 101). */
export function translationRoutes(services: Services): AreaRoutes<typeof contract.translation> {
  return {
    translate: async ({ passages }, request) => {
      await countRequest(services, request);
      return translate(services, passages, request);
    },
  };
}

const nothing = (outcome: TranslatedPassages["outcome"]): TranslatedPassages => ({ outcome, english: [] });

async function translate(
  services: Services,
  passages: readonly string[],
  request: Request,
): Promise<TranslatedPassages> {
  const { model, logger } = services;
  const site = siteOf(request);
  if (model === null) return nothing("off");
  if (await isPastCostLimit(services, site)) return nothing("failed");
  const began = performance.now();
  const signal = goneSignal(request);
  let tokens = noTokens;
  const count = async (outcome: "answered" | "unknown" | "left" | "failed", failure: AiFailure | "") => {
    const milliseconds = Math.round(performance.now() - began);
    await countAnswer(
      services,
      "letter-generator",
      { engine: "openai", outcome, failure, tokens, milliseconds },
      false,
    );
    await countCost(services, site, tokens);
  };
  try {
    const translated = await translatePassages(model, passages, signal, (more) => {
      tokens = bothTokens(tokens, more);
    });
    const english = translated.map((one) => one.english);
    const isTranslated = english.some((text) => text !== null);
    await count(isTranslated ? "answered" : "unknown", failureOf(translated));
    const tries = translated.reduce((sum, one) => sum + one.tries, 0);
    const done = english.filter((text) => text !== null).length;
    logger.info({ passages: passages.length, translated: done, tries }, "translated");
    return isTranslated ? { outcome: "translated", english } : nothing("failed");
  } catch (error) {
    await count(signal.aborted ? "left" : "failed", "");
    throw error;
  }
}

/** Why a passage has no translation; "" where all have one. */
function failureOf(translated: readonly Translated[]): AiFailure | "" {
  const without = translated.find(({ english }) => english === null);
  return without ? (without.failure ?? "rejected") : "";
}

/** Besides its network address, a request counts for the account that makes it, and for the partner of its page. */
async function countRequest(services: Services, request: Request): Promise<void> {
  const { user } = holderOf(services, request);
  const site = siteOf(request);
  await countAttempts(services, [
    ...(user ? [{ limit: "answersOfUser", who: String(user.id) } as const] : []),
    ...(site ? [{ limit: "answersOfPartner", who: String(site.partner.id) } as const] : []),
  ]);
}
