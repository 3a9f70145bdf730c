import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const emailCaptures: SchemaStep = {
  name: "0015-email-captures",
  async up(schema) {
    await schema.createTable(
      "email_captures",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        // The partner's, or "" on our own pages and on pages without a key.
        siteKey: { type: DataTypes.STRING(80), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("email_captures", ["emailKey", "siteKey"], {
      name: "email_captures_address",
      unique: true,
    });
    await schema.addIndex("email_captures", ["createdAt"], { name: "email_captures_created" });
  },
  async down(schema) {
    await schema.dropTable("email_captures");
  },
};
