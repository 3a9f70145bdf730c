import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** How many uses a partner has paid for in a month (UTC), by all processes. Nothing of who used what. */
export interface PartnerMonth
  extends Model<InferAttributes<PartnerMonth>, InferCreationAttributes<PartnerMonth>> {
  partnerId: number;
  /** `2026-11` */
  month: string;
  sponsoredUses: CreationOptional<number>;
}

export function definePartnerMonth(sequelize: Sequelize): ModelStatic<PartnerMonth> {
  return sequelize.define<PartnerMonth>(
    "PartnerMonth",
    {
      partnerId: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      month: { type: DataTypes.CHAR(7), primaryKey: true, allowNull: false },
      sponsoredUses: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { tableName: "partner_months", timestamps: false },
  );
}
