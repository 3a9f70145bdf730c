import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A count or a sum, updated with each change so that no query has to count rows. */
export interface KeptTotal extends Model<InferAttributes<KeptTotal>, InferCreationAttributes<KeptTotal>> {
  /** `contacts`: `totals/totalNames.ts` has them all. */
  name: string;
  total: number;
}

export function defineKeptTotal(sequelize: Sequelize): ModelStatic<KeptTotal> {
  return sequelize.define<KeptTotal>(
    "KeptTotal",
    {
      name: { type: DataTypes.STRING(60), primaryKey: true, allowNull: false },
      total: { type: DataTypes.BIGINT, allowNull: false },
    },
    { tableName: "kept_totals", timestamps: false },
  );
}
