import type { LogoType } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** The logo of a partner; it has one at most. */
export interface PartnerLogo
  extends Model<InferAttributes<PartnerLogo>, InferCreationAttributes<PartnerLogo>> {
  id: CreationOptional<number>;
  partnerId: number;
  /** Of the bytes, 32 hexadecimal digits: names the file, so that it can be kept for good. */
  hash: string;
  type: LogoType;
  bytes: Buffer;
}

export function definePartnerLogo(sequelize: Sequelize): ModelStatic<PartnerLogo> {
  return sequelize.define<PartnerLogo>(
    "PartnerLogo",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      partnerId: { type: DataTypes.INTEGER, allowNull: false },
      hash: { type: DataTypes.CHAR(32), allowNull: false },
      type: { type: DataTypes.STRING(16), allowNull: false },
      bytes: { type: DataTypes.BLOB("medium"), allowNull: false },
    },
    { tableName: "partner_logos", timestamps: false },
  );
}
