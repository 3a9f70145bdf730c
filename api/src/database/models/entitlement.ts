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
import type { RightSource } from "./user.ts";

/** Where an entitlement comes from. */
export type EntitlementSource = RightSource | "subscription" | "purchase" | "sponsored";

/** The right to use tools: who, which, until when, how often (ADR 2). Access is decided from these rows alone. */
export interface Entitlement
  extends Model<InferAttributes<Entitlement>, InferCreationAttributes<Entitlement>> {
  id: CreationOptional<number>;
  /** Null for what was bought signed out, and for what a partner pays for: a browser's key opens it. */
  userId: number | null;
  /** Null: all of them; or, with a `kind`, whichever of that kind it is used on first. */
  tool: StoredToolName | null;
  /** Null: no end. A use that was spent on a day of a tool ends with that day. */
  endsAt: Date | null;
  /** Null: any number. */
  usesLeft: number | null;
  source: EntitlementSource;
  createdAt: Date;
  /** The purchase it comes from: one purchase, one entitlement. */
  paymentId: CreationOptional<number | null>;
  /** What a purchase was charged as. */
  kind: CreationOptional<PaymentKind | null>;
  /** A use that is being spent on an answer, and until when the answer may take. */
  reservation: CreationOptional<string | null>;
  reservedUntil: CreationOptional<Date | null>;
  /** When its use came back because the answer did not answer: it does so once. */
  returnedAt: CreationOptional<Date | null>;
}

export function defineEntitlement(sequelize: Sequelize): ModelStatic<Entitlement> {
  return sequelize.define<Entitlement>(
    "Entitlement",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER },
      tool: { type: DataTypes.STRING(40) },
      endsAt: { type: DataTypes.DATE(3) },
      usesLeft: { type: DataTypes.INTEGER },
      source: { type: DataTypes.STRING(20), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      paymentId: { type: DataTypes.INTEGER },
      kind: { type: DataTypes.STRING(20) },
      reservation: { type: DataTypes.CHAR(36) },
      reservedUntil: { type: DataTypes.DATE(3) },
      returnedAt: { type: DataTypes.DATE(3) },
    },
    { tableName: "entitlements", timestamps: false },
  );
}
