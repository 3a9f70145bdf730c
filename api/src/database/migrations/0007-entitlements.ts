import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const entitlements: SchemaStep = {
  name: "0007-entitlements",
  async up(schema) {
    await schema.createTable(
      "entitlements",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        // May be missing: a purchase made signed out belongs to no account yet.
        userId: {
          type: DataTypes.INTEGER,
          references: { model: "users", key: "id" },
          onDelete: "RESTRICT",
        },
        tool: { type: DataTypes.STRING(40) },
        endsAt: { type: DataTypes.DATE(3) },
        usesLeft: { type: DataTypes.INTEGER },
        source: { type: DataTypes.STRING(20), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("entitlements", ["userId"], { name: "entitlements_user" });
  },
  async down(schema) {
    await schema.dropTable("entitlements");
  },
};
