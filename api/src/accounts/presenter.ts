import type { Account, ActiveSession, ActiveSessions, Done, SignedIn } from "@iep-insider/sdk/contract";
import { hasAllTools } from "../access/entitlements.ts";
import type { Session } from "../database/models/session.ts";
import type { User } from "../database/models/user.ts";
import { isManager } from "../partners/ownPartner.ts";
import type { Services } from "../services.ts";
import { endOfSession, lastUseOf } from "./sessions.ts";
import type { SessionTokens } from "./sessionToken.ts";
import type { Begun } from "./signIn.ts";

type AccessServices = Pick<Services, "database" | "clock">;

export const done: Done = { success: true };

/** Fields are listed one by one: a new column stays private until it is added here. */
export async function presentAccount(services: AccessServices, user: User): Promise<Account> {
  const [isOpen, managesSite] = await Promise.all([
    hasAllTools(services, user.id),
    isManager(services, user.id),
  ]);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt.toISOString(),
    emailVerified: user.emailVerified,
    language: user.language ?? "en",
    role: user.role,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    hasAllTools: isOpen,
    managesSite,
  };
}

export async function presentSignedIn(
  services: AccessServices,
  tokens: SessionTokens,
  { user, sessionId }: Begun,
): Promise<SignedIn> {
  return { token: tokens.issue(sessionId), user: await presentAccount(services, user) };
}

/** @param current the session of this request. */
export function presentSessions(sessions: readonly Session[], current: Session): ActiveSessions {
  return { sessions: sessions.map((session) => presentSession(session, current)) };
}

function presentSession(session: Session, current: Session): ActiveSession {
  return {
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: lastUseOf(session).toISOString(),
    expiresAt: endOfSession(session).toISOString(),
    device: session.device,
    isCurrent: session.id === current.id,
  };
}
