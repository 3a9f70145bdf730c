import { columnsOf, type DriverRow, momentIn, readDate } from "../database/frequentStatements.ts";
import type { Entitlement } from "../database/models/entitlement.ts";
import type { Services } from "../services.ts";

/** What an account holds. It is read with its session, so that most requests of a member need one statement. */
export interface HeldByAccount {
  /** Without those that have ended. */
  readonly entitlements: readonly Entitlement[];
  /** Whether something was bought with its confirmed address that it does not have yet (`claims.ts`). */
  readonly isClaimable: boolean;
  /** When its newest unpaid purchase was started; null without one. */
  readonly newestPending: Date | null;
}

/** What reads the same in a SELECT from `users u`: a row for each entitlement, or one without any. */
export function selectHeld({ entitlements }: Services["database"]) {
  const columns = columnsOf(entitlements, "e");
  return {
    columns: `${columns.sql},
      EXISTS (SELECT 1 FROM payments
        WHERE u.emailVerified = 1 AND payments.emailKey = u.emailKey AND payments.userId IS NULL) AS isClaimable,
      (SELECT MAX(createdAt) FROM payments
        WHERE payments.userId = u.id AND payments.status = 'pending') AS newestPending`,
    join: "LEFT JOIN entitlements e ON e.userId = u.id AND (e.endsAt IS NULL OR e.endsAt >= $now)",
    order: "ORDER BY e.id",
    valuesAt: (now: Date) => ({ now: momentIn(now) }),
    read: (rows: readonly DriverRow[]): HeldByAccount => ({
      entitlements: rows.map(columns.rowOf).filter((row) => row !== null),
      isClaimable: Boolean(rows[0]?.["isClaimable"]),
      newestPending: readDate(rows[0]?.["newestPending"] ?? null),
    }),
  };
}
