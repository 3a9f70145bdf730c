import { DataTypes } from "sequelize";
import { exactText } from "./charset.ts";
import type { SchemaStep } from "./index.ts";

export const usageCounts: SchemaStep = {
  name: "0002-usage-counts",
  async up(schema) {
    await schema.createTable(
      "usage_counts",
      {
        day: { type: DataTypes.DATEONLY, primaryKey: true },
        event: { type: DataTypes.STRING(32), primaryKey: true },
        subject: { type: DataTypes.STRING(64), primaryKey: true },
        siteKey: { type: DataTypes.STRING(72), primaryKey: true },
        count: { type: DataTypes.INTEGER, allowNull: false },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("usage_counts");
  },
};
