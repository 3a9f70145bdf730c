import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A site that embeds our tools under a key of its own. */
export interface Partner extends Model<InferAttributes<Partner>, InferCreationAttributes<Partner>> {
  id: CreationOptional<number>;
  /** Public: it stands in the partner's page. */
  siteKey: string;
  name: string;
  /** The origins of its pages, as JSON; `partners/origins.ts` reads and writes them. */
  allowedOrigins: string;
  /** Switched off, the key is worth nothing. */
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export function definePartner(sequelize: Sequelize): ModelStatic<Partner> {
  return sequelize.define<Partner>(
    "Partner",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      siteKey: { type: DataTypes.STRING(80), allowNull: false },
      name: { type: DataTypes.STRING(200), allowNull: false },
      allowedOrigins: { type: DataTypes.TEXT, allowNull: false },
      active: { type: DataTypes.BOOLEAN, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "partners", timestamps: false },
  );
}
