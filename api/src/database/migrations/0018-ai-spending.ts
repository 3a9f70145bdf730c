import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const aiSpending: SchemaStep = {
  name: "0018-ai-spending",
  async up(schema) {
    await schema.createTable(
      "ai_spending",
      {
        day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
        tokens: { type: DataTypes.INTEGER, allowNull: false },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("ai_spending");
  },
};
