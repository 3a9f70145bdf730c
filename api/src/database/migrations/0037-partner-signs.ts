import { DataTypes } from "sequelize";
import type { SchemaStep } from "./SchemaStep.ts";

/** What a partner sees of its request and of its keys: when it was sent, and where each key was met last. */
export const partnerSigns: SchemaStep = {
  name: "0037-partner-signs",
  async up(schema) {
    await schema.addColumn("partners", "appliedAt", { type: DataTypes.DATE(3) });
    for (const [name, type] of ofKeys) await schema.addColumn("partner_keys", name, { type });
  },
  async down(schema) {
    for (const [name] of [...ofKeys].reverse()) await schema.removeColumn("partner_keys", name);
    await schema.removeColumn("partners", "appliedAt");
  },
};

const ofKeys = [
  ["seenAt", DataTypes.DATE(3)],
  ["seenOn", DataTypes.STRING(600)],
  ["refusedAt", DataTypes.DATE(3)],
  ["refusedOn", DataTypes.STRING(300)],
] as const;
