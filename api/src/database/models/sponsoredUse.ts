import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** That a browser's key opens a use which a partner pays for, on that partner's page alone. */
export interface SponsoredUse
  extends Model<InferAttributes<SponsoredUse>, InferCreationAttributes<SponsoredUse>> {
  id: CreationOptional<number>;
  /** SHA-256 of the key. */
  keyHash: string;
  partnerId: number;
  /** The page's origin; null for our own page in a frame. */
  origin: string | null;
  entitlementId: number;
  /** From then on the key opens it no more, used or not. */
  endsAt: Date;
  createdAt: Date;
}

export function defineSponsoredUse(sequelize: Sequelize): ModelStatic<SponsoredUse> {
  return sequelize.define<SponsoredUse>(
    "SponsoredUse",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      keyHash: { type: DataTypes.CHAR(64), allowNull: false },
      partnerId: { type: DataTypes.INTEGER, allowNull: false },
      origin: { type: DataTypes.STRING(300) },
      entitlementId: { type: DataTypes.INTEGER, allowNull: false },
      endsAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "sponsored_uses", timestamps: false },
  );
}
