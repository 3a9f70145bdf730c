import { DataTypes } from "sequelize";
import { type SchemaStep, writtenText } from "./SchemaStep.ts";

/** What operators answered to messages. An answer goes with its message. */
export const contactAnswers: SchemaStep = {
  name: "0035-contact-answers",
  async up(schema) {
    await schema.createTable(
      "contact_answers",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        contactId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "contacts", key: "id" },
          onDelete: "CASCADE",
        },
        text: { type: DataTypes.TEXT, allowNull: false },
        sentAt: { type: DataTypes.DATE(3), allowNull: false },
        sentBy: { type: DataTypes.INTEGER, allowNull: false },
      },
      writtenText,
    );
    await schema.addIndex("contact_answers", ["contactId", "id"], { name: "contact_answers_contact" });
  },
  async down(schema) {
    await schema.dropTable("contact_answers");
  },
};
