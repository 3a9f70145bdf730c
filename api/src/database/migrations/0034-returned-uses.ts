import { DataTypes } from "sequelize";
import type { SchemaStep } from "./SchemaStep.ts";

/** Uses that came back because their answer did not answer: when, and how many of a tool and day. */
export const returnedUses: SchemaStep = {
  name: "0034-returned-uses",
  async up(schema) {
    await schema.addColumn("entitlements", "returnedAt", { type: DataTypes.DATE(3) });
    await schema.addColumn("ai_counts", "returned", {
      type: DataTypes.INTEGER,
      allowNull: false,
      defaultValue: 0,
    });
  },
  async down(schema) {
    await schema.removeColumn("ai_counts", "returned");
    await schema.removeColumn("entitlements", "returnedAt");
  },
};
