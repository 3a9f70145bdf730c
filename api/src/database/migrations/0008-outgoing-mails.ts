import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const outgoingMails: SchemaStep = {
  name: "0008-outgoing-mails",
  async up(schema) {
    await schema.createTable(
      "outgoing_mails",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        userId: {
          type: DataTypes.INTEGER,
          references: { model: "users", key: "id" },
          onDelete: "RESTRICT",
        },
        kind: { type: DataTypes.STRING(40), allowNull: false },
        content: { type: DataTypes.TEXT },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
        nextAttemptAt: { type: DataTypes.DATE(3) },
        sentAt: { type: DataTypes.DATE(3) },
        givenUpAt: { type: DataTypes.DATE(3) },
      },
      exactText,
    );
    // The sender finds due mails; the purge finds old ones.
    await schema.addIndex("outgoing_mails", ["nextAttemptAt"], { name: "outgoing_mails_due" });
    await schema.addIndex("outgoing_mails", ["createdAt"], { name: "outgoing_mails_age" });
    await schema.addIndex("outgoing_mails", ["userId"], { name: "outgoing_mails_user" });
  },
  async down(schema) {
    await schema.dropTable("outgoing_mails");
  },
};
