import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

/** Each payment's events and mails, and the indexes of the operators' list of payments. */
export const paymentEvents: SchemaStep = {
  name: "0026-payment-events",
  async up(schema) {
    await schema.createTable(
      "payment_events",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        // Kept as long as the payment.
        paymentId: {
          type: DataTypes.INTEGER,
          allowNull: false,
          references: { model: "payments", key: "id" },
          onDelete: "CASCADE",
        },
        at: { type: DataTypes.DATE(3), allowNull: false },
        source: { type: DataTypes.STRING(20), allowNull: false },
        type: { type: DataTypes.STRING(100), allowNull: false },
        eventId: { type: DataTypes.STRING(255) },
        statusBefore: { type: DataTypes.STRING(20) },
        statusAfter: { type: DataTypes.STRING(20), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("payment_events", ["paymentId", "id"], { name: "payment_events_story" });

    await schema.addColumn("outgoing_mails", "paymentId", {
      type: DataTypes.INTEGER,
      references: { model: "payments", key: "id" },
      onDelete: "SET NULL",
    });
    await schema.addIndex("outgoing_mails", ["paymentId"], { name: "outgoing_mails_payment" });

    // The list is sorted by time, unfiltered or by status (`payments_status` exists), by kind, or by both.
    await schema.addIndex("payments", ["createdAt", "id"], { name: "payments_newest" });
    await schema.addIndex("payments", ["paymentType", "createdAt", "id"], { name: "payments_kind" });
    await schema.addIndex("payments", ["status", "paymentType", "createdAt", "id"], {
      name: "payments_status_kind",
    });
    // Or by address, newest first within each; it replaces the index of the address alone.
    await schema.addIndex("payments", {
      fields: [
        "emailKey",
        { name: "createdAt", order: "DESC" },
        { name: "id", order: "DESC" },
        // A search may be filtered by these, so that an entry is skipped without reading its row.
        "status",
        "paymentType",
      ],
      name: "payments_address",
    });
    await schema.removeIndex("payments", "payments_email_key");

    for (const [name, counted] of totals)
      await schema.sequelize.query(`INSERT INTO kept_totals (name, total) SELECT '${name}', ${counted}`);
  },
  async down(schema) {
    for (const [name] of totals)
      await schema.sequelize.query(`DELETE FROM kept_totals WHERE name = '${name}'`);
    await schema.addIndex("payments", ["emailKey"], { name: "payments_email_key" });
    for (const name of ["payments_address", "payments_status_kind", "payments_kind", "payments_newest"])
      await schema.removeIndex("payments", name);
    await schema.removeColumn("outgoing_mails", "paymentId");
    await schema.dropTable("payment_events");
  },
};

/** The totals kept from now on, counted once here (`totals/totals.ts`). */
const totals = [
  ["payments", "COUNT(*) FROM payments"],
  ["payments paid", "COUNT(*) FROM payments WHERE status = 'paid'"],
  ["payments refunded", "COUNT(*) FROM payments WHERE status = 'refunded'"],
  ["payments disputed", "COUNT(*) FROM payments WHERE status = 'disputed'"],
  ["cents paid", "COALESCE(SUM(amount), 0) FROM payments WHERE status = 'paid'"],
] as const;
