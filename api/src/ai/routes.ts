import type { AiTool } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import { claimByAddress } from "../access/claims.ts";
import { connectionHere } from "../access/connections/connectionHere.ts";
import { type Holder, holderOf } from "../access/holder.ts";
import type { AreaRoutes, Route } from "../http/areaRoutes.ts";
import { type Attempt, countAttempts } from "../http/attempts.ts";
import { goneSignal } from "../http/goneSignal.ts";
import { languageOf } from "../http/language.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import { type Site, siteOf } from "../partners/site.ts";
import type { Services } from "../services.ts";
import type { AnswerOfTool, InputOfTool } from "./AnswerTool.ts";
import { type Asker, answerFor } from "./answerFor.ts";
import { answerGoals } from "./answerGoals.ts";
import { findKeptAnswer } from "./keptAnswers.ts";
import { returnUse } from "./returnUse.ts";

/** The five AI tools, and the last paid answer once more. */
export function aiRoutes(services: Services, limits: RateLimiters): AreaRoutes<typeof contract.ai> {
  /** @param isList whether one request asks for many answers. */
  const askerOf = async (request: Request, isList = false): Promise<Asker> => {
    const holder = holderOf(services, request);
    const site = siteOf(request);
    const member = holder.user?.id ?? (await connectionHere(services, holder)).member;
    await countAttempts(services, attemptsOf(holder, member, site, isList));
    if (holder.user) await claimByAddress(services, holder.user);
    return { holder, site, language: languageOf(request) };
  };
  const answers = <Tool extends AiTool>(tool: Tool) => ({
    limit: limits.answers,
    async handle(input: InputOfTool<Tool>, request: Request): Promise<AnswerOfTool<Tool>> {
      return answerFor(services, await askerOf(request), tool, input, goneSignal(request));
    },
  });
  return {
    chat: answers("chat"),
    analyzeGoal: answers("goal-analyzer"),
    analyzeGoals: {
      limit: limits.answers,
      // The parts that were read are free, and no model is asked for them.
      handle: async (input, request) =>
        answerGoals(services, await askerOf(request, input.isConfirmed === true), input, goneSignal(request)),
    } satisfies Route<(typeof contract.ai)["analyzeGoals"]>,
    decodeDenial: answers("denial-decoder"),
    translateJargon: answers("jargon-translator"),
    getDisputeGuidance: answers("dispute-guide"),
    getKeptAnswer: {
      limit: limits.accessQuestions,
      handle: async ({ tool }, request) => ({
        kept: await findKeptAnswer(services, holderOf(services, request), tool),
      }),
    } satisfies Route<(typeof contract.ai)["getKeptAnswer"]>,
    returnUse: {
      limit: limits.answers,
      handle: async ({ tool }, request) => ({
        result: await returnUse(services, holderOf(services, request), tool),
      }),
    } satisfies Route<(typeof contract.ai)["returnUse"]>,
  };
}

/**
 * Besides its network address, a question counts for each identity that asks it.
 * @param userId the account that asks: also from a partner's page on which their subscription is open.
 */
function attemptsOf(
  { keyHash }: Holder,
  userId: number | null,
  site: Site | null,
  isList: boolean,
): readonly Attempt[] {
  const lists = userId === null ? keyHash : `account ${userId}`;
  return [
    ...(isList && lists ? [{ limit: "goalLists", who: lists } as const] : []),
    ...(userId === null ? [] : [{ limit: "answersOfUser", who: String(userId) } as const]),
    ...(keyHash ? [{ limit: "answersOfPurchase", who: keyHash } as const] : []),
    ...(site ? [{ limit: "answersOfPartner", who: String(site.partner.id) } as const] : []),
  ];
}
