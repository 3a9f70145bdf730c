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
 * Records that a member's tools are open, or were requested, in one browser on one partner's page. It opens tools and
 * nothing else.
 */
export interface SiteConnection
  extends Model<InferAttributes<SiteConnection>, InferCreationAttributes<SiteConnection>> {
  id: CreationOptional<number>;
  /** SHA-256 of the browser's key there. */
  keyHash: string;
  partnerId: number;
  /** The page's origin; null for our own page in a frame. */
  origin: string | null;
  /** SHA-256 of the code that the member was asked with; null once it is decided. */
  codeHash: string | null;
  /** The member; null until it is allowed. */
  userId: CreationOptional<number | null>;
  allowedAt: CreationOptional<Date | null>;
  /** Expiry of the code until the member has decided; then of the connection, extended by use. */
  endsAt: Date;
  createdAt: Date;
}

export function defineSiteConnection(sequelize: Sequelize): ModelStatic<SiteConnection> {
  return sequelize.define<SiteConnection>(
    "SiteConnection",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      keyHash: { type: DataTypes.CHAR(64), allowNull: false },
      partnerId: { type: DataTypes.INTEGER, allowNull: false },
      origin: { type: DataTypes.STRING(300) },
      codeHash: { type: DataTypes.CHAR(64) },
      userId: { type: DataTypes.INTEGER },
      allowedAt: { type: DataTypes.DATE(3) },
      endsAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "site_connections", timestamps: false },
  );
}
