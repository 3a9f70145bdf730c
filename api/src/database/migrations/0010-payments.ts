import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const payments: SchemaStep = {
  name: "0010-payments",
  async up(schema) {
    await schema.createTable(
      "payments",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        userId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" }, onDelete: "RESTRICT" },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        paymentType: { type: DataTypes.STRING(20), allowNull: false },
        // In integer cents.
        amount: { type: DataTypes.INTEGER, allowNull: false },
        stripePaymentIntentId: { type: DataTypes.STRING(255) },
        stripeCheckoutSessionId: { type: DataTypes.STRING(255) },
        stripeInvoiceId: { type: DataTypes.STRING(255) },
        status: { type: DataTypes.STRING(20), allowNull: false, defaultValue: "pending" },
        toolUsed: { type: DataTypes.STRING(40) },
        usageConsumed: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
        usedAt: { type: DataTypes.DATE(3) },
        partnerId: {
          type: DataTypes.INTEGER,
          references: { model: "partners", key: "id" },
          onDelete: "RESTRICT",
        },
        returnUrl: { type: DataTypes.STRING(2000) },
        claimTokenHash: { type: DataTypes.CHAR(64) },
        returnedAt: { type: DataTypes.DATE(3) },
        paidAt: { type: DataTypes.DATE(3) },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        updatedAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("payments", ["userId"], { name: "payments_user" });
    await schema.addIndex("payments", ["emailKey"], { name: "payments_email_key" });
    await schema.addIndex("payments", ["status", "createdAt"], { name: "payments_status" });
    for (const column of [
      "stripePaymentIntentId",
      "stripeCheckoutSessionId",
      "stripeInvoiceId",
      "claimTokenHash",
    ])
      await schema.addIndex("payments", [column], { name: `payments_${column}`, unique: true });
  },
  async down(schema) {
    await schema.dropTable("payments");
  },
};
