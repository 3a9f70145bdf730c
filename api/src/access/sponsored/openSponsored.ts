import {
  entitlementToolOf,
  oneUseOf,
  storedToolName,
  type ToolId,
  toolById,
  useLasts,
} from "@iep-insider/sdk/catalog";
import type { SponsoredUse } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { Site } from "../../partners/site.ts";
import type { Services } from "../../services.ts";
import { type AccessState, accessOf } from "../accessOf.ts";
import { PaymentRequired, SponsorUsedUp, ToolNotOffered } from "../errors.ts";
import { createPurchaseKey, hashOfKey, type PlacedHolder } from "../holder.ts";
import { boundKeyLasts, type Place } from "../place.ts";
import { beginMonth, lockMonth } from "./month.ts";

type SponsorServices = Pick<Services, "database" | "clock">;

/**
 * Opens a tool with a use that the page's partner pays for: a day, or one answer. A tool that is already open costs
 * nothing. A partner's uses are counted one at a time, so that a month never exceeds its limit.
 * @param isAnother whether it is for another document, where one use is one document.
 * @param key the browser's own, if it has one.
 * @throws {PaymentRequired} on a page that pays for nothing; {SponsorUsedUp} when this month's uses are gone.
 */
export async function openSponsored(
  services: SponsorServices,
  site: Site | null,
  holder: PlacedHolder,
  key: string | null,
  { tool, isAnother }: { readonly tool: ToolId; readonly isAnother: boolean },
): Promise<SponsoredUse> {
  if (!site?.partner.sponsored || oneUseOf(tool) === null) throw new PaymentRequired();
  const { partner, settings } = site;
  if (settings.tools !== null && !settings.tools.includes(tool)) throw new ToolNotOffered();
  const purchaseKey = key ?? createPurchaseKey();
  const keyHash = hashOfKey(purchaseKey);
  await beginMonth(services, partner.id);
  const until = await services.database.transaction(async (transaction) => {
    const month = await lockMonth(services, transaction, partner.id);
    const access = await accessOf(services, { ...holder, keyHash }, transaction);
    if (isOpen(access, tool, isAnother)) return access.openUntil(tool);
    if (month.used >= partner.sponsoredUses) throw new SponsorUsedUp();
    const endsAt = await give(services, transaction, { tool, keyHash, place: holder.place, partner });
    await month.addOne();
    return endsAt;
  });
  return { tool, until: until?.toISOString() ?? null, purchaseKey };
}

/** A day that the parent bought is kept, and a reserved answer is enough. */
function isOpen(access: AccessState, tool: ToolId, isAnother: boolean): boolean {
  if (isAnother && oneUseOf(tool) === "document") return access.gives(tool);
  if (toolById(tool).payment !== "quiz") return access.gives(tool);
  return access.everything || access.openUntil(tool) !== null;
}

interface Given {
  readonly tool: ToolId;
  readonly keyHash: string;
  readonly place: Place;
  readonly partner: Partner;
}

/** @returns when the tool closes; null for a use reserved for an answer. */
async function give(
  { database, clock }: SponsorServices,
  transaction: Transaction,
  { tool, keyHash, place, partner }: Given,
): Promise<Date | null> {
  const now = clock();
  const { payment } = toolById(tool);
  const isDay = payment === "quiz";
  const endsAt = isDay ? new Date(now.getTime() + useLasts) : null;
  const entitlement = await database.entitlements.create(
    {
      userId: null,
      tool: storedToolName(entitlementToolOf(tool)),
      kind: payment,
      endsAt,
      usesLeft: isDay ? 0 : 1,
      source: "sponsored",
      createdAt: now,
    },
    { transaction },
  );
  await database.sponsoredUses.create(
    {
      keyHash,
      partnerId: partner.id,
      origin: place.origin,
      entitlementId: entitlement.id,
      endsAt: new Date(now.getTime() + boundKeyLasts),
      createdAt: now,
    },
    { transaction },
  );
  return endsAt;
}
