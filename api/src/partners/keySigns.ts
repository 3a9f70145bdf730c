import type { PartnerKey } from "../database/models/partnerKey.ts";
import type { Services } from "../services.ts";

type SignServices = Pick<Services, "clock">;

/** Where a key was used: the page's origin (null in our own iframe), and its path if the page sent it. */
export interface SeenPage {
  readonly origin: string | null;
  readonly path: string | null;
}

/** The minimum time between two writes for a key, in milliseconds; the first path is written at once. */
const minute = 60_000;

/** How long a known path is kept: after that, only pages of older versions report, which send no path. */
const day = 24 * 60 * minute;

/**
 * Records that a partner's page uses its key, so that the owner sees that it works. Only the newest page is kept,
 * replacing the one before: no visitors are counted or identified.
 */
export async function noteSeen(services: SignServices, key: PartnerKey, page: SeenPage): Promise<void> {
  const now = services.clock();
  const { origin, path } = page;
  const hasPath = origin !== null && (key.seenOn?.startsWith(`${origin}/`) ?? false);
  const isFirstPath = path !== null && key.seenOn === origin;
  if (!isFirstPath && isWithin(path === null && hasPath ? day : minute, key.seenAt, now)) return;
  await key.update({ seenAt: now, seenOn: origin && `${origin}${path ?? ""}` });
}

/** Records that a page of another origin tried the key, for an owner who forgot to add that origin. */
export async function noteRefused(services: SignServices, key: PartnerKey, origin: string): Promise<void> {
  const now = services.clock();
  if (isWithin(minute, key.refusedAt, now) || !isWebOrigin(origin)) return;
  await key.update({ refusedAt: now, refusedOn: origin });
}

function isWithin(milliseconds: number, at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < milliseconds;
}

/** Values that are not web origins, which programs other than browsers may send, are never shown. */
function isWebOrigin(origin: string): boolean {
  if (origin.length > 300 || !/^https?:/.test(origin)) return false;
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
