import { storedToolName } from "@iep-insider/sdk/catalog";
import { type AiEngineName, type AiTool, returnLimit, type UseReturnResult } from "@iep-insider/sdk/contract";
import { Op, type Transaction, type WhereAttributeHash } from "sequelize";
import { accessOf, kindOf } from "../access/accessOf.ts";
import type { Holder } from "../access/holder.ts";
import type { Entitlement } from "../database/models/entitlement.ts";
import type { Services } from "../services.ts";
import { countReturned } from "./counts/countAnswer.ts";
import { openedAnswer } from "./keptAnswers.ts";

type ReturnServices = Pick<Services, "database" | "clock" | "environment" | "logger">;

const day = 24 * 60 * 60_000;

/**
 * Gives a use back whose answer did not answer the question: at once, for no reason given, once per use and at most
 * `returnLimit.uses` times per buyer in `returnLimit.days` days (ADR 31). Two presses at once return one use.
 * @param holder who asks: the account or the browser's key that the use belongs to.
 */
export async function returnUse(
  services: ReturnServices,
  holder: Holder,
  tool: AiTool,
): Promise<UseReturnResult> {
  const { result, counted } = await services.database.transaction((transaction) =>
    tryToReturn(services, holder, tool, transaction),
  );
  if (counted) await countReturned(services, tool, counted);
  return result;
}

interface Return {
  readonly result: UseReturnResult;
  /** The answer that is counted as not answering; null where no use came back now. */
  readonly counted: { readonly engine: AiEngineName; readonly at: Date } | null;
}

async function tryToReturn(
  services: ReturnServices,
  holder: Holder,
  tool: AiTool,
  transaction: Transaction,
): Promise<Return> {
  const { database, clock } = services;
  // Locks the holder's rows.
  const { openDays, unspent } = await accessOf(services, holder, transaction);
  const stored = storedToolName(tool);
  const spent = openDays.filter((row) => row.tool === stored);
  const kept = await database.keptAnswers.findOne({
    where: { entitlementId: spent.map(({ id }) => id), tool: stored, endsAt: { [Op.gt]: clock() } },
    order: [["id", "DESC"]],
    transaction,
  });
  const use = spent.find(({ id }) => id === kept?.entitlementId);
  if (!kept || !use) {
    const isBack = unspent.some((row) => row.returnedAt && (row.tool === null || row.tool === stored));
    return { result: isBack ? "returned" : "nothing", counted: null };
  }
  if (use.returnedAt) return { result: "only_once", counted: null };
  if ((await countReturnsOfBuyer(services, holder, use, transaction)) >= returnLimit.uses)
    return { result: "too_many", counted: null };
  // What was bought becomes a credit of its kind, so that it also opens a tool that may do better.
  const bought = use.source === "purchase" ? { tool: null, kind: kindOf(use) } : {};
  await use.update({ ...bought, usesLeft: 1, endsAt: null, returnedAt: clock() }, { transaction });
  if (use.paymentId)
    await database.payments.update(
      { usageConsumed: false, usedAt: null, updatedAt: clock() },
      { where: { id: use.paymentId }, transaction },
    );
  const { engine } = openedAnswer(kept, services.environment).answer;
  await kept.destroy({ transaction });
  return { result: "returned", counted: { engine, at: kept.createdAt } };
}

/** Of the same account, the same mail address at checkout, or where neither is known, the same browser's key. */
async function countReturnsOfBuyer(
  { database, clock }: ReturnServices,
  { keyHash }: Holder,
  { userId, paymentId }: Entitlement,
  transaction: Transaction,
): Promise<number> {
  const ways: WhereAttributeHash<Entitlement>[] = [];
  if (userId) ways.push({ userId });
  if (paymentId) {
    const payment = await database.payments.findByPk(paymentId, { transaction });
    const same = await database.payments.findAll({
      where: { emailKey: payment?.emailKey ?? "" },
      attributes: ["id"],
      transaction,
    });
    ways.push({ paymentId: [paymentId, ...same.map(({ id }) => id)] });
  } else if (keyHash) {
    const sponsored = await database.sponsoredUses.findAll({ where: { keyHash }, transaction });
    ways.push({ id: sponsored.map(({ entitlementId }) => entitlementId) });
  }
  const since = new Date(clock().getTime() - returnLimit.days * day);
  return database.entitlements.count({
    where: { [Op.or]: ways, returnedAt: { [Op.gt]: since } },
    transaction,
  });
}
