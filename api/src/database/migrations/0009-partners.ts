import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const partners: SchemaStep = {
  name: "0009-partners",
  async up(schema) {
    await schema.createTable(
      "partners",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        siteKey: { type: DataTypes.STRING(80), allowNull: false },
        name: { type: DataTypes.STRING(200), allowNull: false },
        allowedOrigins: { type: DataTypes.TEXT, allowNull: false },
        active: { type: DataTypes.BOOLEAN, allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        updatedAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("partners", ["siteKey"], { name: "partners_site_key", unique: true });
  },
  async down(schema) {
    await schema.dropTable("partners");
  },
};
