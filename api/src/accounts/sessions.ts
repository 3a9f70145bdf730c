import { randomBytes } from "node:crypto";
import { Op, type Transaction } from "sequelize";
import { endConnections } from "../access/connections/end.ts";
import { selectHeld } from "../access/heldByAccount.ts";
import { columnsOf, selectRows } from "../database/frequentStatements.ts";
import type { Session } from "../database/models/session.ts";
import type { User } from "../database/models/user.ts";
import type { Caller, SignedIn } from "../http/authenticate.ts";
import type { Services } from "../services.ts";
import { SessionNotFound } from "./errors.ts";
import type { SessionTokens } from "./sessionToken.ts";

type SessionServices = Pick<Services, "database" | "clock">;

const day = 24 * 60 * 60_000;

/** How long a session lasts after its last use (ADR 1). */
export const sessionLength = 30 * day;

/** The maximum length of a session after signing in, regardless of use (ADR 1). */
const longestSession = 90 * day;

/** When a session ends if it is not used again. */
export function endOfSession({ createdAt, expiresAt }: Session): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + longestSession));
}

/** @returns the new session's id, which its token contains. */
export async function beginSession(
  { database, clock }: SessionServices,
  transaction: Transaction,
  user: User,
  device: string | null,
): Promise<string> {
  const now = clock();
  const id = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + sessionLength);
  await database.sessions.create({ id, userId: user.id, expiresAt, createdAt: now, device }, { transaction });
  return id;
}

/**
 * Prepares what finds the session of a token.
 * @returns the token's user and session, or null if it is invalid or the session has ended. Using a session renews it.
 */
export function createSessionFinder(
  services: SessionServices,
  tokens: SessionTokens,
): (token: string) => Promise<Caller | null> {
  const { database, clock } = services;
  const [sessions, users] = [columnsOf(database.sessions, "s"), columnsOf(database.users, "u")];
  const held = selectHeld(database);
  const sql = `SELECT ${sessions.sql}, ${users.sql}, ${held.columns}
    FROM sessions s JOIN users u ON u.id = s.userId ${held.join} WHERE s.id = $id ${held.order}`;
  return async (token) => {
    const id = tokens.read(token);
    if (id === null) return null;
    const rows = await selectRows(database.sequelize, sql, { id, ...held.valuesAt(clock()) });
    const [row] = rows;
    const [session, user] = row ? [sessions.rowOf(row), users.rowOf(row)] : [];
    if (!session || !user || endOfSession(session) <= clock()) return null;
    await renew(services, session);
    return { user, session, held: held.read(rows) };
  };
}

/** At most once a day, so that most reads cause no write. */
async function renew({ database, clock }: SessionServices, session: Session): Promise<void> {
  if (clock().getTime() - lastUseOf(session).getTime() < day) return;
  const expiresAt = new Date(clock().getTime() + sessionLength);
  // Only extends it, and by its id alone: a session that has ended in the meantime stays ended.
  await database.sessions.update(
    { expiresAt },
    { where: { id: session.id, expiresAt: { [Op.lt]: expiresAt } } },
  );
  session.expiresAt = expiresAt;
}

/** To the day. */
export function lastUseOf(session: Session): Date {
  return new Date(session.expiresAt.getTime() - sessionLength);
}

/** The sessions of an account that have not ended, newest first. */
export function listSessions({ database, clock }: SessionServices, userId: number): Promise<Session[]> {
  return database.sessions.findAll({
    where: {
      userId,
      expiresAt: { [Op.gt]: clock() },
      createdAt: { [Op.gt]: new Date(clock().getTime() - longestSession) },
    },
    order: [
      ["createdAt", "DESC"],
      ["id", "ASC"],
    ],
  });
}

/** @throws {SessionNotFound} also when it belongs to another user (ADR 5). */
export async function endSession(
  { database }: Pick<Services, "database">,
  userId: number,
  id: string,
): Promise<void> {
  const ended = await database.sessions.destroy({ where: { id, userId } });
  if (ended === 0) throw new SessionNotFound();
}

/** Also ends the connections to partner sites, which count as browsers. */
export async function endOtherSessions(
  { database }: Pick<Services, "database">,
  { user, session }: SignedIn,
  transaction: Transaction | null = null,
): Promise<void> {
  await database.sessions.destroy({ where: { userId: user.id, id: { [Op.ne]: session.id } }, transaction });
  await endConnections({ database }, user.id, transaction);
}

/** @returns how many there were. Like `endOtherSessions`, also ends connections to partner sites. */
export async function endAllSessions(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
): Promise<number> {
  await endConnections({ database }, userId, transaction);
  return database.sessions.destroy({ where: { userId }, transaction });
}
