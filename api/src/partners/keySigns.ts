import type { PartnerKey } from "../database/models/partnerKey.ts";
import type { Services } from "../services.ts";

type SignServices = Pick<Services, "clock">;

/** Where a key was met: the page's origin, null in a frame of ours, and its path, where the page says it. */
export interface SeenPage {
  readonly origin: string | null;
  readonly path: string | null;
}

/** What is written down of a key is written at most once in so many milliseconds, and a path once more. */
const minute = 60_000;

/** How long a path that is known stands: from then on only pages of older versions come, which say none. */
const day = 24 * 60 * minute;

/**
 * Notes that a page of the partner's has its key, so that its owner sees that it works. Only the newest page stands
 * there, in the place of the one before: nobody is counted, and nothing is known of who looks at it.
 */
export async function noteSeen(services: SignServices, key: PartnerKey, page: SeenPage): Promise<void> {
  const now = services.clock();
  const { origin, path } = page;
  const hasPath = origin !== null && (key.seenOn?.startsWith(`${origin}/`) ?? false);
  const isFirstPath = path !== null && key.seenOn === origin;
  if (!isFirstPath && isWithin(path === null && hasPath ? day : minute, key.seenAt, now)) return;
  await key.update({ seenAt: now, seenOn: origin && `${origin}${path ?? ""}` });
}

/** Notes that a page of another origin tried the key, for an owner who forgot to name that origin. */
export async function noteRefused(services: SignServices, key: PartnerKey, origin: string): Promise<void> {
  const now = services.clock();
  if (isWithin(minute, key.refusedAt, now) || !isWebOrigin(origin)) return;
  await key.update({ refusedAt: now, refusedOn: origin });
}

function isWithin(milliseconds: number, at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < milliseconds;
}

/** Whatever a program sends in place of a browser is not shown to anybody. */
function isWebOrigin(origin: string): boolean {
  if (origin.length > 300 || !/^https?:/.test(origin)) return false;
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
