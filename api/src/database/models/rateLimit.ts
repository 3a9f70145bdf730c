import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** How many requests one sender made under one limit in one window. */
export interface RateLimit extends Model<InferAttributes<RateLimit>, InferCreationAttributes<RateLimit>> {
  /** A keyed hash of the limit's name and the sender's address; the address itself is stored nowhere. */
  sender: string;
  windowEnd: Date;
  hits: number;
}

export function defineRateLimit(sequelize: Sequelize): ModelStatic<RateLimit> {
  return sequelize.define<RateLimit>(
    "RateLimit",
    {
      sender: { type: DataTypes.CHAR(64), primaryKey: true, allowNull: false },
      windowEnd: { type: DataTypes.DATE(3), primaryKey: true, allowNull: false },
      hits: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "rate_limits", timestamps: false },
  );
}
