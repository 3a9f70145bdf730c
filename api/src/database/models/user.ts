import type { Role, SubscriptionStatus } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** Where a right comes from: an operator's command, or a list in the settings, which may take it away again. */
export type RightSource = "grant" | "list";

/** An account. */
export interface User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  id: CreationOptional<number>;
  /** As its owner wrote it. */
  email: string;
  /** The same in lower case, and unique: `emailKeyOf` makes it. */
  emailKey: string;
  /** An argon2id hash. */
  password: string;
  firstName: string | null;
  lastName: string | null;
  stripeCustomerId: CreationOptional<string | null>;
  stripeSubscriptionId: CreationOptional<string | null>;
  subscriptionStatus: CreationOptional<SubscriptionStatus>;
  subscriptionEndDate: CreationOptional<Date | null>;
  emailVerified: CreationOptional<boolean>;
  /** SHA-256 of the token in the mail, as for resetting. Null once used. */
  verificationToken: CreationOptional<string | null>;
  verificationTokenExpiry: CreationOptional<Date | null>;
  resetToken: CreationOptional<string | null>;
  resetTokenExpiry: CreationOptional<Date | null>;
  role: CreationOptional<Role>;
  /** Null for the role that everybody has. */
  roleSource: CreationOptional<RightSource | null>;
  createdAt: Date;
  updatedAt: Date;
  /** What it is found by, beside the address (`accounts/nameKeys.ts`). */
  nameKey: string;
  lastNameKey: string;
}

export function defineUser(sequelize: Sequelize): ModelStatic<User> {
  return sequelize.define<User>(
    "User",
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
      nameKey: { type: DataTypes.STRING(201).BINARY, allowNull: false, defaultValue: "" },
      lastNameKey: { type: DataTypes.STRING(100).BINARY, allowNull: false, defaultValue: "" },
    },
    { tableName: "users", timestamps: false },
  );
}
