import { DataTypes } from "sequelize";
import type { SchemaStep } from "./SchemaStep.ts";

/** For purchases: entitlements without an account, credits by kind, and reservations. */
export const entitlementPurchases: SchemaStep = {
  name: "0012-entitlement-purchases",
  async up(schema) {
    await schema.addColumn("entitlements", "paymentId", {
      type: DataTypes.INTEGER,
      references: { model: "payments", key: "id" },
      onDelete: "RESTRICT",
    });
    await schema.addColumn("entitlements", "kind", { type: DataTypes.STRING(20) });
    await schema.addColumn("entitlements", "reservation", { type: DataTypes.CHAR(36) });
    await schema.addColumn("entitlements", "reservedUntil", { type: DataTypes.DATE(3) });
    await schema.addIndex("entitlements", ["paymentId"], { name: "entitlements_payment", unique: true });
    await schema.addIndex("entitlements", ["reservation"], {
      name: "entitlements_reservation",
      unique: true,
    });
  },
  async down(schema) {
    await schema.removeColumn("entitlements", "paymentId");
    await schema.removeColumn("entitlements", "kind");
    await schema.removeColumn("entitlements", "reservation");
    await schema.removeColumn("entitlements", "reservedUntil");
  },
};
