import type { Database } from "../database/openDatabase.ts";

/**
 * Operators' names, or addresses of those without a name.
 * @param operators account ids; deleted accounts are missing in the result.
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
