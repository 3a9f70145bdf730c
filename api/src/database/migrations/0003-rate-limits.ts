import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const rateLimits: SchemaStep = {
  name: "0003-rate-limits",
  async up(schema) {
    await schema.createTable(
      "rate_limits",
      {
        sender: { type: DataTypes.CHAR(64), primaryKey: true, allowNull: false },
        windowEnd: { type: DataTypes.DATE(3), primaryKey: true, allowNull: false },
        hits: { type: DataTypes.INTEGER, allowNull: false },
      },
      exactText,
    );
    // The sweep looks for windows that have ended.
    await schema.addIndex("rate_limits", ["windowEnd"], { name: "rate_limits_window_end" });
  },
  async down(schema) {
    await schema.dropTable("rate_limits");
  },
};
