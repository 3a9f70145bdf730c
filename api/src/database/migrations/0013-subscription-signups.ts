import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const subscriptionSignups: SchemaStep = {
  name: "0013-subscription-signups",
  async up(schema) {
    await schema.createTable(
      "subscription_signups",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        userId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" }, onDelete: "RESTRICT" },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        firstName: { type: DataTypes.STRING(100) },
        lastName: { type: DataTypes.STRING(100) },
        // An argon2id hash; gone once the account is made.
        password: { type: DataTypes.STRING(255) },
        stripeCheckoutSessionId: { type: DataTypes.STRING(255) },
        stripeSubscriptionId: { type: DataTypes.STRING(255) },
        browserHash: { type: DataTypes.CHAR(64), allowNull: false },
        renewalTerms: { type: DataTypes.STRING(500), allowNull: false },
        status: { type: DataTypes.STRING(20), allowNull: false },
        accountMade: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
        returnedAt: { type: DataTypes.DATE(3) },
        signedInAt: { type: DataTypes.DATE(3) },
        completedAt: { type: DataTypes.DATE(3) },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("subscription_signups", ["userId"], { name: "subscription_signups_user" });
    await schema.addIndex("subscription_signups", ["stripeCheckoutSessionId"], {
      name: "subscription_signups_session",
      unique: true,
    });
    await schema.addIndex("subscription_signups", ["status", "createdAt"], {
      name: "subscription_signups_status",
    });
  },
  async down(schema) {
    await schema.dropTable("subscription_signups");
  },
};
