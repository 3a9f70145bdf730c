import type { MailFailure } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A mail that is to be sent, or was. What it says and to whom is kept no longer than it takes to send it. */
export interface OutgoingMail
  extends Model<InferAttributes<OutgoingMail>, InferCreationAttributes<OutgoingMail>> {
  id: CreationOptional<number>;
  /** The account that it is about; null when there is none, or none any more. */
  userId: number | null;
  /** What kind of mail: `verify-email`. */
  kind: string;
  /** Recipient, subject and text, encrypted: a mail can hold a link that opens an account. Null once sent or of no use. */
  content: string | null;
  createdAt: Date;
  attempts: CreationOptional<number>;
  /** Null once sent or given up. */
  nextAttemptAt: Date | null;
  sentAt: CreationOptional<Date | null>;
  givenUpAt: CreationOptional<Date | null>;
  /** The newsletter subscriber it goes to; null for every other mail. Who leaves takes the mails that wait along. */
  subscriberId: CreationOptional<number | null>;
  /** The payment that it is about, if it is about one. */
  paymentId: CreationOptional<number | null>;
  /** The mail is useless after this time; null where an earlier version queued it without one. */
  usefulUntil: Date | null;
  /** Since when a process tries to hand it over; null while none does. One that died leaves it there. */
  sendingSince: Date | null;
  /** What the last try failed on. */
  failure: MailFailure | null;
  /** The mail server's number for it. */
  failureReply: number | null;
}

export function defineOutgoingMail(sequelize: Sequelize): ModelStatic<OutgoingMail> {
  return sequelize.define<OutgoingMail>(
    "OutgoingMail",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER },
      kind: { type: DataTypes.STRING(40), allowNull: false },
      content: { type: DataTypes.TEXT },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      nextAttemptAt: { type: DataTypes.DATE(3) },
      sentAt: { type: DataTypes.DATE(3) },
      givenUpAt: { type: DataTypes.DATE(3) },
      subscriberId: { type: DataTypes.INTEGER },
      paymentId: { type: DataTypes.INTEGER },
      usefulUntil: { type: DataTypes.DATE(3) },
      sendingSince: { type: DataTypes.DATE(3) },
      failure: { type: DataTypes.STRING(20) },
      failureReply: { type: DataTypes.INTEGER },
    },
    { tableName: "outgoing_mails", timestamps: false },
  );
}
