import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const users: SchemaStep = {
  name: "0005-users",
  async up(schema) {
    await schema.createTable(
      "users",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        password: { type: DataTypes.STRING(255), allowNull: false },
        firstName: { type: DataTypes.STRING(100) },
        lastName: { type: DataTypes.STRING(100) },
        stripeCustomerId: { type: DataTypes.STRING(255) },
        stripeSubscriptionId: { type: DataTypes.STRING(255) },
        subscriptionStatus: { type: DataTypes.STRING(20), allowNull: false, defaultValue: "inactive" },
        subscriptionEndDate: { type: DataTypes.DATE(3) },
        emailVerified: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
        verificationToken: { type: DataTypes.CHAR(64) },
        verificationTokenExpiry: { type: DataTypes.DATE(3) },
        resetToken: { type: DataTypes.CHAR(64) },
        resetTokenExpiry: { type: DataTypes.DATE(3) },
        role: { type: DataTypes.STRING(20), allowNull: false, defaultValue: "user" },
        roleSource: { type: DataTypes.STRING(20) },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        updatedAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("users", ["emailKey"], { name: "users_email_key", unique: true });
    await schema.addIndex("users", ["verificationToken"], { name: "users_verification_token", unique: true });
    await schema.addIndex("users", ["resetToken"], { name: "users_reset_token", unique: true });
  },
  async down(schema) {
    await schema.dropTable("users");
  },
};
