import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const webhookEvents: SchemaStep = {
  name: "0014-webhook-events",
  async up(schema) {
    await schema.createTable(
      "webhook_events",
      {
        id: { type: DataTypes.STRING(255), primaryKey: true, allowNull: false },
        type: { type: DataTypes.STRING(100), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("webhook_events", ["createdAt"], { name: "webhook_events_created" });
  },
  async down(schema) {
    await schema.dropTable("webhook_events");
  },
};
