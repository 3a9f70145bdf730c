import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const aiCounts: SchemaStep = {
  name: "0028-ai-counts",
  async up(schema) {
    const part = (length: number) => ({
      type: DataTypes.STRING(length),
      primaryKey: true,
      allowNull: false,
    });
    const added = { allowNull: false, defaultValue: 0 };
    await schema.createTable(
      "ai_counts",
      {
        day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
        tool: part(32),
        engine: part(16),
        outcome: part(16),
        failure: part(16),
        answers: { type: DataTypes.INTEGER, ...added },
        charged: { type: DataTypes.INTEGER, ...added },
        inputTokens: { type: DataTypes.BIGINT, ...added },
        outputTokens: { type: DataTypes.BIGINT, ...added },
        unpricedTokens: { type: DataTypes.BIGINT, ...added },
        cost: { type: DataTypes.BIGINT, ...added },
        milliseconds: { type: DataTypes.BIGINT, ...added },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("ai_counts");
  },
};
