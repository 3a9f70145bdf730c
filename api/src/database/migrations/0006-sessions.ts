import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const sessions: SchemaStep = {
  name: "0006-sessions",
  async up(schema) {
    await schema.createTable(
      "sessions",
      {
        id: { type: DataTypes.STRING(64), primaryKey: true, allowNull: false },
        userId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "users", key: "id" },
          onDelete: "RESTRICT",
        },
        expiresAt: { type: DataTypes.DATE(3), allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        device: { type: DataTypes.STRING(60) },
      },
      exactText,
    );
    await schema.addIndex("sessions", ["userId"], { name: "sessions_user" });
    // The purge uses the expiry.
    await schema.addIndex("sessions", ["expiresAt"], { name: "sessions_end" });
  },
  async down(schema) {
    await schema.dropTable("sessions");
  },
};
