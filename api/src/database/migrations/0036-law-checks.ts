import { DataTypes } from "sequelize";
import { type SchemaStep, writtenText } from "./SchemaStep.ts";

/** What operators found when they read a fact of law at its source. Nothing here is about a parent. */
export const lawChecks: SchemaStep = {
  name: "0036-law-checks",
  async up(schema) {
    await schema.createTable(
      "law_checks",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        fact: { type: DataTypes.STRING(100), allowNull: false },
        outcome: { type: DataTypes.STRING(20), allowNull: false },
        source: { type: DataTypes.STRING(500), allowNull: false },
        words: { type: DataTypes.TEXT, allowNull: false },
        checkedAt: { type: DataTypes.DATE(3), allowNull: false },
        checkedBy: { type: DataTypes.INTEGER, allowNull: false },
      },
      writtenText,
    );
    await schema.addIndex("law_checks", ["fact", "id"], { name: "law_checks_fact" });
  },
  async down(schema) {
    await schema.dropTable("law_checks");
  },
};
