import type { PaymentKind, StoredToolName } from "@iep-insider/sdk/catalog";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** The statuses of a payment (ADR 7). */
export type PaymentStatus = "pending" | "paid" | "failed" | "refunded" | "disputed";

/** One payment: a use, or a month of a subscription. Written before the provider is called. */
export interface Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  id: CreationOptional<number>;
  /** Null for a purchase made signed out, until an account claims it. */
  userId: number | null;
  email: string;
  /** In lower case: by it a verified account finds what it bought signed out. */
  emailKey: string;
  paymentType: PaymentKind | "subscription";
  /** In integer US cents. */
  amount: number;
  stripePaymentIntentId: CreationOptional<string | null>;
  stripeCheckoutSessionId: CreationOptional<string | null>;
  /** Of a month of a subscription. */
  stripeInvoiceId: CreationOptional<string | null>;
  status: CreationOptional<PaymentStatus>;
  /** The tool it was bought for, or the one that a credit was used on. */
  toolUsed: StoredToolName | null;
  /** For showing only, as `usedAt`: access is decided from entitlements. */
  usageConsumed: CreationOptional<boolean>;
  usedAt: CreationOptional<Date | null>;
  /** The site it was begun on. */
  partnerId: CreationOptional<number | null>;
  /** Where the payment page leads back to; checked when the purchase began. */
  returnUrl: CreationOptional<string | null>;
  /** SHA-256 of the token in the purchase mail. */
  claimTokenHash: CreationOptional<string | null>;
  /** When a return page first showed that it is paid. */
  returnedAt: CreationOptional<Date | null>;
  paidAt: CreationOptional<Date | null>;
  createdAt: Date;
  updatedAt: Date;
}

export function definePayment(sequelize: Sequelize): ModelStatic<Payment> {
  return sequelize.define<Payment>(
    "Payment",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER },
      email: { type: DataTypes.STRING(254), allowNull: false },
      emailKey: { type: DataTypes.STRING(254), allowNull: false },
      paymentType: { type: DataTypes.STRING(20), allowNull: false },
      amount: { type: DataTypes.INTEGER, allowNull: false },
      stripePaymentIntentId: { type: DataTypes.STRING(255) },
      stripeCheckoutSessionId: { type: DataTypes.STRING(255) },
      stripeInvoiceId: { type: DataTypes.STRING(255) },
      status: { type: DataTypes.STRING(20), allowNull: false, defaultValue: "pending" },
      toolUsed: { type: DataTypes.STRING(40) },
      usageConsumed: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      usedAt: { type: DataTypes.DATE(3) },
      partnerId: { type: DataTypes.INTEGER },
      returnUrl: { type: DataTypes.STRING(2000) },
      claimTokenHash: { type: DataTypes.CHAR(64) },
      returnedAt: { type: DataTypes.DATE(3) },
      paidAt: { type: DataTypes.DATE(3) },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "payments", timestamps: false },
  );
}
