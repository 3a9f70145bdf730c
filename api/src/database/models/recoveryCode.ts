import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A code that stands in for a second factor, once. */
export interface RecoveryCode
  extends Model<InferAttributes<RecoveryCode>, InferCreationAttributes<RecoveryCode>> {
  id: CreationOptional<number>;
  userId: number;
  /** SHA-256. */
  codeHash: string;
}

export function defineRecoveryCode(sequelize: Sequelize): ModelStatic<RecoveryCode> {
  return sequelize.define<RecoveryCode>(
    "RecoveryCode",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      codeHash: { type: DataTypes.CHAR(64), allowNull: false },
    },
    { tableName: "recovery_codes", timestamps: false },
  );
}
