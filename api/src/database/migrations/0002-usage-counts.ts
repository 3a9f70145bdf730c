import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const usageCounts: SchemaStep = {
  name: "0002-usage-counts",
  async up(schema) {
    await schema.createTable(
      "usage_counts",
      {
        day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
        event: { type: DataTypes.STRING(32), primaryKey: true, allowNull: false },
        subject: { type: DataTypes.STRING(64), primaryKey: true, allowNull: false },
        siteKey: { type: DataTypes.STRING(72), primaryKey: true, allowNull: false },
        count: { type: DataTypes.INTEGER, allowNull: false },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("usage_counts");
  },
};
