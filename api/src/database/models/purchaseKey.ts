import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** That a browser's key opens a purchase. One key can hold many purchases, and one purchase have many keys. */
export interface PurchaseKey
  extends Model<InferAttributes<PurchaseKey>, InferCreationAttributes<PurchaseKey>> {
  id: CreationOptional<number>;
  /** SHA-256 of the key. */
  keyHash: string;
  paymentId: number;
  createdAt: Date;
}

export function definePurchaseKey(sequelize: Sequelize): ModelStatic<PurchaseKey> {
  return sequelize.define<PurchaseKey>(
    "PurchaseKey",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      keyHash: { type: DataTypes.CHAR(64), allowNull: false },
      paymentId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "purchase_keys", timestamps: false },
  );
}
