import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const purchaseKeys: SchemaStep = {
  name: "0011-purchase-keys",
  async up(schema) {
    await schema.createTable(
      "purchase_keys",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        keyHash: { type: DataTypes.CHAR(64), allowNull: false },
        paymentId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "payments", key: "id" },
          onDelete: "CASCADE",
        },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("purchase_keys", ["keyHash", "paymentId"], {
      name: "purchase_keys_key",
      unique: true,
    });
    await schema.addIndex("purchase_keys", ["paymentId"], { name: "purchase_keys_payment" });
  },
  async down(schema) {
    await schema.dropTable("purchase_keys");
  },
};
