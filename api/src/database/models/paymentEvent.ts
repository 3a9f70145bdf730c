import type { PaymentEventSource } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";
import type { PaymentStatus } from "./payment.ts";

/**
 * Something that happened to a payment. Written with the change, in one transaction; nothing changes it afterwards, and
 * it is kept as long as the payment. It holds no personal details.
 */
export interface PaymentEvent
  extends Model<InferAttributes<PaymentEvent>, InferCreationAttributes<PaymentEvent>> {
  id: CreationOptional<number>;
  paymentId: number;
  at: Date;
  source: PaymentEventSource;
  /** The provider's event type, or one of our own (`billing/ledger/paymentEventCause.ts`). */
  type: string;
  /** The provider's id of it: `evt_…`, of a refund `re_…`. */
  eventId: string | null;
  /** Null where the payment began. */
  statusBefore: PaymentStatus | null;
  statusAfter: PaymentStatus;
}

export function definePaymentEvent(sequelize: Sequelize): ModelStatic<PaymentEvent> {
  return sequelize.define<PaymentEvent>(
    "PaymentEvent",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      paymentId: { type: DataTypes.INTEGER, allowNull: false },
      at: { type: DataTypes.DATE(3), allowNull: false },
      source: { type: DataTypes.STRING(20), allowNull: false },
      type: { type: DataTypes.STRING(100), allowNull: false },
      eventId: { type: DataTypes.STRING(255) },
      statusBefore: { type: DataTypes.STRING(20) },
      statusAfter: { type: DataTypes.STRING(20), allowNull: false },
    },
    { tableName: "payment_events", timestamps: false },
  );
}
