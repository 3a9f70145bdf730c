import type { StoredToolName } from "@iep-insider/sdk/catalog";
import type { AiEngineName, AiFailure, CountedOutcome } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** How many answers of one kind a tool gave on a day, and what they took. Nothing of who asked or what. */
export interface AiCount extends Model<InferAttributes<AiCount>, InferCreationAttributes<AiCount>> {
  /** `2026-11-21`, in UTC. */
  day: string;
  tool: StoredToolName;
  /** Who wrote it; where no answer came, `openai` if the provider had been asked. */
  engine: AiEngineName;
  outcome: CountedOutcome;
  /** Why the model gave no answer; empty where it gave one or was not asked. */
  failure: AiFailure | "";
  answers: CreationOptional<number>;
  /** Those that a use was spent on. */
  charged: CreationOptional<number>;
  /** Those among `charged` whose use came back because they did not answer. */
  returned: CreationOptional<number>;
  /** Sums over all answers. A server may give a BIGINT as text: `Number` reads both. */
  inputTokens: CreationOptional<number>;
  outputTokens: CreationOptional<number>;
  /** Tokens of both kinds that came while no prices were set, and so are in no cost. */
  unpricedTokens: CreationOptional<number>;
  /** In millionths of a US dollar, at the prices of the moment. */
  cost: CreationOptional<number>;
  milliseconds: CreationOptional<number>;
}

export function defineAiCount(sequelize: Sequelize): ModelStatic<AiCount> {
  const part = (length: number) => ({ type: DataTypes.STRING(length), primaryKey: true, allowNull: false });
  const added = { allowNull: false, defaultValue: 0 };
  return sequelize.define<AiCount>(
    "AiCount",
    {
      day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
      tool: part(32),
      engine: part(16),
      outcome: part(16),
      failure: part(16),
      answers: { type: DataTypes.INTEGER, ...added },
      charged: { type: DataTypes.INTEGER, ...added },
      inputTokens: { type: DataTypes.BIGINT, ...added },
      outputTokens: { type: DataTypes.BIGINT, ...added },
      unpricedTokens: { type: DataTypes.BIGINT, ...added },
      cost: { type: DataTypes.BIGINT, ...added },
      milliseconds: { type: DataTypes.BIGINT, ...added },
      returned: { type: DataTypes.INTEGER, ...added },
    },
    { tableName: "ai_counts", timestamps: false },
  );
}
