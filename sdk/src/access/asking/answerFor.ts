import type { ComponentType } from "react";
import { freeToOpen } from "../../catalog/freeToOpen.ts";
import { type ToolId, toolById } from "../../catalog/index.ts";
import type { SiteOfPage } from "../../contract/index.ts";
import type { AccessAnswer, GateProps, Wanted } from "../../host/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import type { GateParts } from "../gates/GateParts.ts";
import { isLeftOut, siteHere } from "../siteHere.ts";
import { whoAsks } from "../whoAsks.ts";
import { type AccessCalls, createAccessCalls } from "./accessCalls.ts";
import type { AccessStatus } from "./accessOrder.ts";
import { fetchAccessStatus } from "./fetchAccessStatus.ts";
import { isFreeOpen } from "./isFreeOpen.ts";

interface Asked {
  readonly tool: ToolId;
  readonly wanted: Wanted;
  readonly surroundings: AccessSurroundings;
}

/**
 * Whether a tool is open, or how to load its gate. With a site key the server is asked in any case: what the partner has
 * set comes before all gates.
 * @throws {ApiError} when the server was asked and did not answer: a paid tool then stays closed.
 */
export async function answerFor(asked: Asked): Promise<AccessAnswer> {
  const { tool, wanted, surroundings } = asked;
  const calls = createAccessCalls(surroundings);
  const isFree = toolById(tool).payment === null || (tool === freeToOpen && wanted === "the tool");
  const hasJustPaid = !isFree && takeJustPaid(surroundings, tool);
  if (!isFree) takeUpRecord(surroundings, tool);
  const accessStatus = isFree
    ? await freeAccessStatus(asked, calls)
    : await paidAccessStatus(asked, calls, hasJustPaid);

  const site = siteHere(surroundings);
  const parts = { tool, wanted, surroundings, calls, accessStatus };
  if (site && isLeftOut(site, tool)) {
    const key = surroundings.siteKey();
    if (key !== null) surroundings.onSiteRefused(key, "tool_not_offered");
    const { leftOutGate } = await loadSiteGates(surroundings);
    return { state: "left out", Instead: leftOutGate(parts, site) };
  }
  if (accessStatus?.kind === "open") return openFor(accessStatus.until);
  const sponsor = accessStatus?.kind === "closed" ? (site?.sponsor ?? null) : null;
  return {
    state: "closed",
    asks: accessStatus?.kind !== "unspent" && !sponsor?.isLeft,
    gate: () => loadGate(parts, sponsor ? site : null),
  };
}

/** @param until when a paid use ends; null where the tool is open by anything else. */
function openFor(until: string | null): AccessAnswer {
  return { state: "open", ...(until !== null && { until }) };
}

/** @param sponsoring the partner that pays for the tool; null where none does. */
async function loadGate(parts: GateParts, sponsoring: SiteOfPage | null): Promise<ComponentType<GateProps>> {
  const { importAgain } = parts.surroundings;
  const [{ gateFor }, site] = await Promise.all([
    import("../gates/gateFor.tsx").catch(importAgain<typeof import("../gates/gateFor.tsx")>),
    sponsoring && loadSiteGates(parts.surroundings),
  ]);
  const Gate = gateFor(parts);
  return sponsoring && site ? site.sponsoredGate(parts, sponsoring, Gate) : Gate;
}

/** @returns open, or null for the email gate. Its settings unknown, a partner's page is one like any other. */
async function freeAccessStatus(
  { tool, surroundings }: Asked,
  calls: AccessCalls,
): Promise<AccessStatus | null> {
  const site = await askForSite(surroundings, calls);
  const isOpen = tool === freeToOpen || site?.emailGate === false || isFreeOpen(surroundings);
  return isOpen ? { kind: "open", until: null } : null;
}

async function paidAccessStatus(
  asked: Asked,
  calls: AccessCalls,
  hasJustPaid: boolean,
): Promise<AccessStatus> {
  const { server, siteKey } = asked.surroundings;
  if (server !== null && siteKey() === null && whoAsks(asked.surroundings) === "") return { kind: "closed" };
  return fetchAccessStatus({ ...asked, calls }, hasJustPaid);
}

async function askForSite(surroundings: AccessSurroundings, calls: AccessCalls): Promise<SiteOfPage | null> {
  const known = siteHere(surroundings);
  if (known || surroundings.siteKey() === null || surroundings.server === null) return known;
  await calls.getAccess().catch(() => undefined);
  return siteHere(surroundings);
}

function loadSiteGates({ importAgain }: AccessSurroundings) {
  return import("../gates/site/siteGates.tsx").catch(
    importAgain<typeof import("../gates/site/siteGates.tsx")>,
  );
}

function takeJustPaid({ records, isJustPaid }: AccessSurroundings, tool: ToolId): boolean {
  const isVerified = records?.takePaymentVerification(tool) ?? false;
  return isJustPaid(tool) || isVerified;
}

/** A key that opened this tool is asked about again, when the browser has lost the key itself. */
function takeUpRecord({ records, purchaseKeys }: AccessSurroundings, tool: ToolId): void {
  const key = records?.readVerifiedAccess(tool) ?? null;
  if (key !== null && purchaseKeys.read() === null) purchaseKeys.keep(key);
}
