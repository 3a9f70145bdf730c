import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const keptAnswers: SchemaStep = {
  name: "0019-kept-answers",
  async up(schema) {
    await schema.createTable(
      "kept_answers",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        entitlementId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "entitlements", key: "id" },
          onDelete: "CASCADE",
        },
        tool: { type: DataTypes.STRING(40), allowNull: false },
        // Encrypted, as base64.
        answer: { type: DataTypes.TEXT, allowNull: false },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        endsAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("kept_answers", ["entitlementId"], {
      name: "kept_answers_entitlement",
      unique: true,
    });
    await schema.addIndex("kept_answers", ["endsAt"], { name: "kept_answers_ends" });
  },
  async down(schema) {
    await schema.dropTable("kept_answers");
  },
};
