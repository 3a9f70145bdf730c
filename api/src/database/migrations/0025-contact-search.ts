import { DataTypes, type QueryInterface, QueryTypes } from "sequelize";
import { contactKeys, keyLengths } from "../../contacts/contactKeys.ts";
import type { SchemaStep } from "./SchemaStep.ts";

/** What an operator finds messages by, whether they are answered, and how many there are. */
export const contactSearch: SchemaStep = {
  name: "0025-contact-search",
  async up(schema) {
    await schema.addColumn("contacts", "isAnswered", {
      type: DataTypes.BOOLEAN,
      allowNull: false,
      defaultValue: false,
    });
    await schema.addColumn("contacts", "answeredAt", { type: DataTypes.DATE(3) });
    await schema.addColumn("contacts", "answeredBy", { type: DataTypes.INTEGER });
    for (const [column, length] of Object.entries(keyLengths)) {
      // With a default, since the version before writes messages without keys while both serve.
      const type = DataTypes.STRING(length).BINARY;
      await schema.addColumn("contacts", column, { type, allowNull: false, defaultValue: "" });
    }
    await fillKeys(schema);
    await schema.bulkDelete("kept_totals", { name: totals });
    const [row] = await schema.sequelize.query<{ count: number }>("SELECT COUNT(*) AS count FROM contacts", {
      type: QueryTypes.SELECT,
    });
    const total = Number(row?.count ?? 0);
    await schema.bulkInsert(
      "kept_totals",
      totals.map((name) => ({ name, total })),
    );
    for (const [name, columns] of Object.entries(indexes))
      await schema.addIndex("contacts", columns, { name });
  },
  async down(schema) {
    for (const name of Object.keys(indexes)) await schema.removeIndex("contacts", name);
    await schema.bulkDelete("kept_totals", { name: totals });
    for (const column of [...Object.keys(keyLengths).reverse(), "answeredBy", "answeredAt", "isAnswered"])
      await schema.removeColumn("contacts", column);
  },
};

/** Nothing is answered yet, so both come to the same. */
const totals = ["contacts", "contacts unanswered"];

const newestOfMembers = ["isPro", "createdAt", "id"];

const filters = ["serviceType", "isAnswered", "isPro"];

/**
 * One for each way to narrow the list, and one for each way to search it. The list without either has 0023's. What is
 * searched for may be narrowed as well, and a message found by its name is left out where addresses are: behind their
 * order these indexes hold what that hangs on, so that the database passes over an entry without reading its row.
 */
const indexes: Readonly<Record<string, string[]>> = {
  contacts_answered: ["isAnswered", ...newestOfMembers],
  contacts_service: ["serviceType", ...newestOfMembers],
  contacts_service_answered: ["serviceType", "isAnswered", ...newestOfMembers],
  contacts_name: ["nameKey", "id", ...filters],
  contacts_last_name: ["lastNameKey", "id", "nameKey", ...filters],
  contacts_email: ["emailKey", "id", "nameKey", "lastNameKey", ...filters],
  // Most messages are answered, so among those that begin alike few wait: these stand together, too.
  contacts_answered_name: ["isAnswered", "nameKey", "id", "serviceType", "isPro"],
  contacts_answered_last_name: ["isAnswered", "lastNameKey", "id", "nameKey", "serviceType", "isPro"],
  contacts_answered_email: ["isAnswered", "emailKey", "id", "nameKey", "lastNameKey", "serviceType", "isPro"],
};

interface Named {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
}

const batch = 500;

/** In batches, so that a large table is neither held in memory nor locked as a whole. */
async function fillKeys({ sequelize }: QueryInterface): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await sequelize.query<Named>(
      "SELECT id, firstName, lastName, email FROM contacts WHERE id > :after ORDER BY id LIMIT :batch",
      { replacements: { after, batch }, type: QueryTypes.SELECT },
    );
    const last = rows.at(-1);
    if (!last) return;
    const filled = rows.map((row) => ({ id: row.id, keys: contactKeys(row) }));
    const columns = (["nameKey", "lastNameKey", "emailKey"] as const).map((column) => ({
      set: `${column} = CASE id ${"WHEN ? THEN ? ".repeat(rows.length)}ELSE ${column} END`,
      values: filled.flatMap(({ id, keys }) => [id, keys[column]]),
    }));
    await sequelize.query(`UPDATE contacts SET ${columns.map(({ set }) => set).join()} WHERE id IN (?)`, {
      replacements: [...columns.flatMap(({ values }) => values), rows.map(({ id }) => id)],
      type: QueryTypes.UPDATE,
    });
    after = last.id;
  }
}
