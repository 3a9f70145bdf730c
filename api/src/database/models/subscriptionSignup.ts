import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A person who began to subscribe, with their consent to the renewal. The account is created once they have paid. */
export interface SubscriptionSignup
  extends Model<InferAttributes<SubscriptionSignup>, InferCreationAttributes<SubscriptionSignup>> {
  id: CreationOptional<number>;
  /** The account it is for: known from the start, or made when it was paid. */
  userId: number | null;
  email: string;
  emailKey: string;
  firstName: string | null;
  lastName: string | null;
  /** An argon2id hash for the account to be made; null when there is one, and once it is made. */
  password: string | null;
  stripeCheckoutSessionId: CreationOptional<string | null>;
  stripeSubscriptionId: CreationOptional<string | null>;
  /** SHA-256 of the cookie of the browser that began (ADR 1). */
  browserHash: string;
  /** The sentence about renewal and cancelling that was agreed to, at `createdAt`. */
  renewalTerms: string;
  status: "pending" | "completed" | "failed";
  accountMade: CreationOptional<boolean>;
  /** When a return page first showed it, and when one was given a session. */
  returnedAt: CreationOptional<Date | null>;
  signedInAt: CreationOptional<Date | null>;
  completedAt: CreationOptional<Date | null>;
  createdAt: Date;
}

export function defineSubscriptionSignup(sequelize: Sequelize): ModelStatic<SubscriptionSignup> {
  return sequelize.define<SubscriptionSignup>(
    "SubscriptionSignup",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER },
      email: { type: DataTypes.STRING(254), allowNull: false },
      emailKey: { type: DataTypes.STRING(254), allowNull: false },
      firstName: { type: DataTypes.STRING(100) },
      lastName: { type: DataTypes.STRING(100) },
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
    { tableName: "subscription_signups", timestamps: false },
  );
}
