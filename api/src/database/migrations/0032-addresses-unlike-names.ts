import { DataTypes, type QueryInterface, QueryTypes } from "sequelize";
import { contactKeys } from "../../contacts/contactKeys.ts";
import type { SchemaStep } from "./SchemaStep.ts";

/**
 * How alike a message's name and its address are, so that a search by address goes straight to those that no search by
 * name has found: before, it passed over fifty thousand of a million.
 */
export const addressesUnlikeNames: SchemaStep = {
  name: "0032-addresses-unlike-names",
  async up(schema) {
    // With a default, since the version before writes messages without it while both serve: these are passed over, as
    // before.
    await schema.addColumn("contacts", "emailShared", {
      type: DataTypes.INTEGER,
      allowNull: false,
      defaultValue: 0,
    });
    await fillShared(schema);
    await replaceIndexes(schema, indexesBefore, indexes);
  },
  async down(schema) {
    await replaceIndexes(schema, indexes, indexesBefore);
    // Not `removeColumn`, which on SQLite recreates the table without its other indexes.
    await schema.sequelize.query("ALTER TABLE contacts DROP COLUMN emailShared");
  },
};

type Indexes = Readonly<Record<string, string[]>>;

const found = ["emailKey", "id", "nameKey", "lastNameKey"];

/** As 0025 made them. */
const indexesBefore: Indexes = {
  contacts_email: [...found, "serviceType", "isAnswered", "isPro"],
  contacts_answered_email: ["isAnswered", ...found, "serviceType", "isPro"],
};

const indexes: Indexes = {
  // An account's own messages.
  contacts_address: ["emailKey", "id"],
  contacts_unlike: ["emailShared", ...found, "serviceType", "isAnswered", "isPro"],
  contacts_answered_unlike: ["isAnswered", "emailShared", ...found, "serviceType", "isPro"],
};

/** The new ones first: the version before serves meanwhile. */
async function replaceIndexes(schema: QueryInterface, old: Indexes, made: Indexes): Promise<void> {
  for (const [name, columns] of Object.entries(made)) await schema.addIndex("contacts", columns, { name });
  for (const name of Object.keys(old)) await schema.removeIndex("contacts", name);
}

interface Named {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
}

const batch = 1000;

/** In batches, so that a large table is neither held in memory nor locked as a whole. */
async function fillShared({ sequelize }: QueryInterface): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await sequelize.query<Named>(
      "SELECT id, firstName, lastName, email FROM contacts WHERE id > :after ORDER BY id LIMIT :batch",
      { replacements: { after, batch }, type: QueryTypes.SELECT },
    );
    const last = rows.at(-1);
    if (!last) return;
    const byShared = Map.groupBy(rows, (row) => contactKeys(row).emailShared);
    for (const [shared, alike] of byShared)
      await sequelize.query("UPDATE contacts SET emailShared = :shared WHERE id IN (:ids)", {
        replacements: { shared, ids: alike.map(({ id }) => id) },
        type: QueryTypes.UPDATE,
      });
    after = last.id;
  }
}
