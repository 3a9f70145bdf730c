import type { FactorKind } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A passkey or an authenticator app of an operator. One that is not confirmed opens nothing. */
export interface SecondFactorRow
  extends Model<InferAttributes<SecondFactorRow>, InferCreationAttributes<SecondFactorRow>> {
  id: CreationOptional<number>;
  userId: number;
  kind: FactorKind;
  name: string;
  /** Of a passkey, in base64url; unique. */
  credentialId: CreationOptional<string | null>;
  /** A passkey's public key in base64url; an app's secret, sealed with the server's. */
  secret: string;
  /** A passkey's own count of its uses; of an app, the time step of the last code, which is taken once. */
  counter: CreationOptional<number>;
  confirmedAt: CreationOptional<Date | null>;
  createdAt: Date;
  lastUsedAt: CreationOptional<Date | null>;
}

export function defineSecondFactor(sequelize: Sequelize): ModelStatic<SecondFactorRow> {
  return sequelize.define<SecondFactorRow>(
    "SecondFactor",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(20), allowNull: false },
      name: { type: DataTypes.STRING(60), allowNull: false },
      credentialId: { type: DataTypes.STRING(700) },
      secret: { type: DataTypes.TEXT, allowNull: false },
      counter: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      confirmedAt: { type: DataTypes.DATE(3) },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      lastUsedAt: { type: DataTypes.DATE(3) },
    },
    { tableName: "second_factors", timestamps: false },
  );
}
