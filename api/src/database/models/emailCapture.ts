import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** An address that was given for the free tools, once per site (ADR 12). The address alone opens nothing. */
export interface EmailCapture
  extends Model<InferAttributes<EmailCapture>, InferCreationAttributes<EmailCapture>> {
  id: CreationOptional<number>;
  email: string;
  emailKey: string;
  /** The partner's, or "" on our own pages and on pages without a key. */
  siteKey: string;
  createdAt: Date;
}

export function defineEmailCapture(sequelize: Sequelize): ModelStatic<EmailCapture> {
  return sequelize.define<EmailCapture>(
    "EmailCapture",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      email: { type: DataTypes.STRING(254), allowNull: false },
      emailKey: { type: DataTypes.STRING(254), allowNull: false },
      siteKey: { type: DataTypes.STRING(80), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "email_captures", timestamps: false },
  );
}
