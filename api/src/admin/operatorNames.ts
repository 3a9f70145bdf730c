import type { Database } from "../database/openDatabase.ts";

/**
 * Operators by name, or by address where an account has none.
 * @param operators ids of accounts; those that are deleted are missing in what is returned.
 */
export async function operatorNames(
  { users }: Pick<Database, "users">,
  operators: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(operators);
  if (ids.size === 0) return new Map();
  const found = await users.findAll({
    where: { id: [...ids] },
    attributes: ["id", "firstName", "lastName", "email"],
  });
  return new Map(
    found.map(({ id, firstName, lastName, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(" ") || email,
    ]),
  );
}
