import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** How many tokens the AI provider was asked for on a day, by all processes. Nothing of who asked or what. */
export interface AiSpending extends Model<InferAttributes<AiSpending>, InferCreationAttributes<AiSpending>> {
  /** `2026-11-21`, in UTC. */
  day: string;
  tokens: number;
}

export function defineAiSpending(sequelize: Sequelize): ModelStatic<AiSpending> {
  return sequelize.define<AiSpending>(
    "AiSpending",
    {
      day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
      tokens: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "ai_spending", timestamps: false },
  );
}
