import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const newsletterSubscribers: SchemaStep = {
  name: "0020-newsletter-subscribers",
  async up(schema) {
    await schema.createTable(
      "newsletter_subscribers",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        requestedAt: { type: DataTypes.DATE(3), allowNull: false },
        // Null until the address was confirmed.
        subscribedAt: { type: DataTypes.DATE(3) },
        confirmationToken: { type: DataTypes.STRING(64) },
        confirmationTokenExpiry: { type: DataTypes.DATE(3) },
        unsubscribeToken: { type: DataTypes.STRING(64), allowNull: false },
        mailsSince: { type: DataTypes.DATE(3), allowNull: false },
        mailsSent: { type: DataTypes.INTEGER, allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("newsletter_subscribers", ["emailKey"], {
      name: "newsletter_subscribers_address",
      unique: true,
    });
    await schema.addIndex("newsletter_subscribers", ["unsubscribeToken"], {
      name: "newsletter_subscribers_unsubscribe",
      unique: true,
    });
    await schema.addIndex("newsletter_subscribers", ["confirmationToken"], {
      name: "newsletter_subscribers_confirmation",
    });
    // The purge finds unconfirmed requests by their age.
    await schema.addIndex("newsletter_subscribers", ["subscribedAt", "requestedAt"], {
      name: "newsletter_subscribers_age",
    });
  },
  async down(schema) {
    await schema.dropTable("newsletter_subscribers");
  },
};
