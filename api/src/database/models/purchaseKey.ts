import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/**
 * That a browser's key opens a purchase. One key can hold many purchases, and one purchase have many keys. A key that
 * lies on a partner's page is good there alone (`access/place.ts`).
 */
export interface PurchaseKey
  extends Model<InferAttributes<PurchaseKey>, InferCreationAttributes<PurchaseKey>> {
  id: CreationOptional<number>;
  /** SHA-256 of the key. */
  keyHash: string;
  paymentId: number;
  createdAt: Date;
  /** Under whose site key it was given; null on our own origin, and for what is older than this. */
  partnerId: CreationOptional<number | null>;
  /** The page's origin; null for our own pages, also in a frame. */
  origin: CreationOptional<string | null>;
  /** Put off by use; null: never. */
  endsAt: CreationOptional<Date | null>;
}

export function definePurchaseKey(sequelize: Sequelize): ModelStatic<PurchaseKey> {
  return sequelize.define<PurchaseKey>(
    "PurchaseKey",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      keyHash: { type: DataTypes.CHAR(64), allowNull: false },
      paymentId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      partnerId: { type: DataTypes.INTEGER },
      origin: { type: DataTypes.STRING(300) },
      endsAt: { type: DataTypes.DATE(3) },
    },
    { tableName: "purchase_keys", timestamps: false },
  );
}
