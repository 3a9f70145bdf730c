import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** What the AI cost through a partner's pages on a day (UTC), by all processes. */
export interface PartnerSpending
  extends Model<InferAttributes<PartnerSpending>, InferCreationAttributes<PartnerSpending>> {
  partnerId: number;
  /** `2026-11-21` */
  day: string;
  /** Millionths of a US dollar. A word of digits where the database gives it as one. */
  cost: CreationOptional<number | string>;
}

export function definePartnerSpending(sequelize: Sequelize): ModelStatic<PartnerSpending> {
  return sequelize.define<PartnerSpending>(
    "PartnerSpending",
    {
      partnerId: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
      cost: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    },
    { tableName: "partner_spending", timestamps: false },
  );
}
