import { DataTypes, type QueryInterface, QueryTypes } from "sequelize";
import { nameKeyLengths, nameKeys } from "../../accounts/nameKeys.ts";
import type { SchemaStep } from "./SchemaStep.ts";

/** What an operator finds accounts by, and who did what. */
export const userSearch: SchemaStep = {
  name: "0027-user-search",
  async up(schema) {
    for (const [column, length] of Object.entries(nameKeyLengths)) {
      // With a default, since the version before makes accounts without keys while both serve.
      const type = DataTypes.STRING(length).BINARY;
      await schema.addColumn("users", column, { type, allowNull: false, defaultValue: "" });
    }
    await fillKeys(schema);
    for (const [table, indexes] of Object.entries(added))
      for (const [name, columns] of Object.entries(indexes)) await schema.addIndex(table, columns, { name });
  },
  async down(schema) {
    for (const [table, indexes] of Object.entries(added))
      for (const name of Object.keys(indexes)) await schema.removeIndex(table, name);
    for (const column of Object.keys(nameKeyLengths).reverse()) await schema.removeColumn("users", column);
  },
};

/** One for each way to search or narrow the two lists, in the order in which they are shown. */
const added: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  users: {
    // Behind the order: what is left out because it was found before (`listUsers.ts`).
    users_name: ["nameKey", "id", "emailKey"],
    users_last_name: ["lastNameKey", "id", "nameKey", "emailKey"],
    users_role: ["role", "id"],
    users_membership: ["subscriptionStatus", "id"],
    users_verified: ["emailVerified", "id"],
  },
  audit_entries: {
    audit_entries_actor: ["actorId", "at", "id"],
    audit_entries_kind: ["subjectKind", "at", "id"],
  },
};

interface Named {
  readonly id: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const batch = 500;

/** In batches, so that a large table is neither held in memory nor locked as a whole. */
async function fillKeys({ sequelize }: QueryInterface): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await sequelize.query<Named>(
      "SELECT id, firstName, lastName FROM users WHERE id > :after ORDER BY id LIMIT :batch",
      { replacements: { after, batch }, type: QueryTypes.SELECT },
    );
    const last = rows.at(-1);
    if (!last) return;
    const filled = rows.map((row) => ({ id: row.id, keys: nameKeys(row) }));
    const columns = (["nameKey", "lastNameKey"] as const).map((column) => ({
      set: `${column} = CASE id ${"WHEN ? THEN ? ".repeat(rows.length)}ELSE ${column} END`,
      values: filled.flatMap(({ id, keys }) => [id, keys[column]]),
    }));
    await sequelize.query(`UPDATE users SET ${columns.map(({ set }) => set).join()} WHERE id IN (?)`, {
      replacements: [...columns.flatMap(({ values }) => values), rows.map(({ id }) => id)],
      type: QueryTypes.UPDATE,
    });
    after = last.id;
  }
}
