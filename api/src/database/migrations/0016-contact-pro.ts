import { DataTypes } from "sequelize";
import type { SchemaStep } from "./SchemaStep.ts";

/** Whether a message's sender was a Pro member: theirs come first on the operator's screen (ADR 11). */
export const contactPro: SchemaStep = {
  name: "0016-contact-pro",
  async up(schema) {
    await schema.addColumn("contacts", "isPro", {
      type: DataTypes.BOOLEAN,
      allowNull: false,
      defaultValue: false,
    });
  },
  async down(schema) {
    await schema.removeColumn("contacts", "isPro");
  },
};
