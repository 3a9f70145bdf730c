import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

/** Partners that manage themselves: their accounts, settings, keys and counts. */
export const partnersThemselves: SchemaStep = {
  name: "0030-partners",
  async up(schema) {
    await schema.addColumn("partners", "userId", {
      type: DataTypes.INTEGER,
      references: { model: "users", key: "id" },
      onDelete: "RESTRICT",
    });
    // With defaults, since the previous version registers partners while both are running; its partners were all
    // approved.
    for (const [name, type, defaultValue] of columns)
      await schema.addColumn("partners", name, { type, allowNull: false, defaultValue });
    await schema.addColumn("partners", "settings", { type: DataTypes.TEXT });
    await schema.addColumn("partners", "dailyCostLimit", { type: DataTypes.INTEGER });
    // One partner per account.
    await schema.addIndex("partners", ["userId"], { name: "partners_user", unique: true });
    await schema.addIndex("partners", ["status", "id"], { name: "partners_status" });

    const ofPartner = {
      type: DataTypes.INTEGER,
      allowNull: false,
      references: { model: "partners", key: "id" },
      onDelete: "CASCADE",
    };
    await schema.createTable(
      "partner_keys",
      {
        siteKey: { type: DataTypes.STRING(80), primaryKey: true, allowNull: false },
        partnerId: ofPartner,
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        endsAt: { type: DataTypes.DATE(3) },
      },
      exactText,
    );
    await schema.addIndex("partner_keys", ["partnerId"], { name: "partner_keys_partner" });
    await schema.createTable(
      "partner_logos",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        partnerId: ofPartner,
        hash: { type: DataTypes.CHAR(32), allowNull: false },
        type: { type: DataTypes.STRING(16), allowNull: false },
        bytes: { type: DataTypes.BLOB("medium"), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("partner_logos", ["partnerId"], { name: "partner_logos_partner", unique: true });
    await schema.addIndex("partner_logos", ["hash"], { name: "partner_logos_hash" });
    await schema.createTable(
      "partner_months",
      {
        partnerId: { ...ofPartner, primaryKey: true },
        month: { type: DataTypes.CHAR(7), primaryKey: true, allowNull: false },
        sponsoredUses: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      },
      exactText,
    );
    await schema.addIndex("partner_months", ["month"], { name: "partner_months_month" });
    await schema.createTable(
      "partner_spending",
      {
        partnerId: { ...ofPartner, primaryKey: true },
        day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
        cost: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      },
      exactText,
    );
    await schema.addIndex("partner_spending", ["day"], { name: "partner_spending_day" });
    await schema.sequelize.query(
      "INSERT INTO partner_keys (siteKey, partnerId, createdAt) SELECT siteKey, id, createdAt FROM partners",
    );
  },
  async down(schema) {
    for (const table of ["partner_spending", "partner_months", "partner_logos", "partner_keys"])
      await schema.dropTable(table);
    await schema.removeIndex("partners", "partners_status");
    for (const name of [
      "dailyCostLimit",
      "settings",
      ...columns.map(([column]) => column).reverse(),
      "userId",
    ])
      await schema.removeColumn("partners", name);
  },
};

const columns = [
  ["website", DataTypes.STRING(300), ""],
  ["about", DataTypes.STRING(2000), ""],
  ["status", DataTypes.STRING(16), "approved"],
  ["allowsLocalhost", DataTypes.BOOLEAN, false],
  ["sponsored", DataTypes.BOOLEAN, false],
  ["sponsoredUses", DataTypes.INTEGER, 0],
] as const;
