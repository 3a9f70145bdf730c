import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

/** What opens tools on partners' pages: keys bound to the page, uses that a partner pays for, members' sign-ins. */
export const accessOnSites: SchemaStep = {
  name: "0031-access-on-sites",
  async up(schema) {
    // Keys from before are bound to nothing and end never.
    await schema.addColumn("purchase_keys", "partnerId", { type: DataTypes.INTEGER });
    await schema.addColumn("purchase_keys", "origin", { type: DataTypes.STRING(300) });
    await schema.addColumn("purchase_keys", "endsAt", { type: DataTypes.DATE(3) });
    await schema.addIndex("purchase_keys", ["endsAt"], { name: "purchase_keys_end" });

    await schema.createTable(
      "sponsored_uses",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        keyHash: { type: DataTypes.CHAR(64), allowNull: false },
        partnerId: { type: DataTypes.INTEGER, allowNull: false },
        origin: { type: DataTypes.STRING(300) },
        entitlementId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "entitlements", key: "id" },
          onDelete: "CASCADE",
        },
        endsAt: { type: DataTypes.DATE(3), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("sponsored_uses", ["keyHash"], { name: "sponsored_uses_key" });
    await schema.addIndex("sponsored_uses", ["entitlementId"], {
      name: "sponsored_uses_entitlement",
      unique: true,
    });
    await schema.addIndex("sponsored_uses", ["endsAt"], { name: "sponsored_uses_end" });

    await schema.createTable(
      "site_connections",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        keyHash: { type: DataTypes.CHAR(64), allowNull: false },
        partnerId: { type: DataTypes.INTEGER, allowNull: false },
        origin: { type: DataTypes.STRING(300) },
        codeHash: { type: DataTypes.CHAR(64) },
        userId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
        allowedAt: { type: DataTypes.DATE(3) },
        endsAt: { type: DataTypes.DATE(3), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("site_connections", ["codeHash"], { name: "site_connections_code", unique: true });
    await schema.addIndex("site_connections", ["keyHash"], { name: "site_connections_key" });
    await schema.addIndex("site_connections", ["userId"], { name: "site_connections_user" });
    await schema.addIndex("site_connections", ["endsAt"], { name: "site_connections_end" });
  },
  async down(schema) {
    await schema.dropTable("site_connections");
    await schema.dropTable("sponsored_uses");
    await schema.removeIndex("purchase_keys", "purchase_keys_end");
    for (const column of ["endsAt", "origin", "partnerId"])
      await schema.removeColumn("purchase_keys", column);
  },
};
