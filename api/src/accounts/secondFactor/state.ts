import { recentMinutes, type SecondFactorState } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import type { SecondFactorRow } from "../../database/models/secondFactor.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";

type StateServices = Pick<Services, "database" | "clock" | "environment">;

/** The confirmed factors of an account, the oldest first. */
export function factorsOf(
  { database }: Pick<Services, "database">,
  userId: number,
  transaction: Transaction | null = null,
): Promise<SecondFactorRow[]> {
  const where = { userId, confirmedAt: { [Op.ne]: null } };
  return database.secondFactors.findAll({ where, order: ["id"], transaction });
}

export async function hasFactor({ database }: Pick<Services, "database">, userId: number): Promise<boolean> {
  return (await database.secondFactors.count({ where: { userId, confirmedAt: { [Op.ne]: null } } })) > 0;
}

/**
 * Whether this session may open the operator screens: in production, or if the account has a factor, only after one
 * was shown.
 */
export async function mayOperate(services: StateServices, { user, session }: SignedIn): Promise<boolean> {
  if (session.factorAt !== null) return true;
  return services.environment.mode !== "production" && !(await hasFactor(services, user.id));
}

/** Whether the user authenticated recently: by a factor, or by password if the account has none. */
export async function isRecent(services: StateServices, { user, session }: SignedIn): Promise<boolean> {
  const shownAt = (await hasFactor(services, user.id))
    ? session.factorAt
    : (session.passwordAt ?? session.createdAt);
  return shownAt !== null && services.clock().getTime() - shownAt.getTime() < recentMinutes * 60_000;
}

export async function presentState(services: StateServices, signedIn: SignedIn): Promise<SecondFactorState> {
  const { user, session } = signedIn;
  const factors = await factorsOf(services, user.id);
  return {
    isRequired: services.environment.mode === "production" || factors.length > 0,
    isShown: session.factorAt !== null,
    isRecent: await isRecent(services, signedIn),
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      ...{ id, kind, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await services.database.recoveryCodes.count({ where: { userId: user.id } }),
  };
}
