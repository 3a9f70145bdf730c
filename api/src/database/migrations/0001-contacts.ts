import { DataTypes } from "sequelize";
import { type SchemaStep, writtenText } from "./SchemaStep.ts";

export const contacts: SchemaStep = {
  name: "0001-contacts",
  async up(schema) {
    await schema.createTable(
      "contacts",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        firstName: { type: DataTypes.STRING(100), allowNull: false },
        lastName: { type: DataTypes.STRING(100) },
        email: { type: DataTypes.STRING(254), allowNull: false },
        phone: { type: DataTypes.STRING(40) },
        serviceType: { type: DataTypes.STRING(40), allowNull: false },
        message: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      writtenText,
    );
    // The operator's list is newest first, and the purge uses the age.
    await schema.addIndex("contacts", ["createdAt", "id"], { name: "contacts_newest" });
  },
  async down(schema) {
    await schema.dropTable("contacts");
  },
};
