import type { StoredToolName } from "@iep-insider/sdk/catalog";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** An answer that was paid for, as long as it can be shown again (ADR 7). What was asked is not kept. */
export interface KeptAnswerRow
  extends Model<InferAttributes<KeptAnswerRow>, InferCreationAttributes<KeptAnswerRow>> {
  id: CreationOptional<number>;
  /** The use that was spent on it: one use, one answer. */
  entitlementId: number;
  tool: StoredToolName;
  /** Encrypted. */
  answer: string;
  createdAt: Date;
  endsAt: Date;
}

export function defineKeptAnswer(sequelize: Sequelize): ModelStatic<KeptAnswerRow> {
  return sequelize.define<KeptAnswerRow>(
    "KeptAnswer",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      entitlementId: { type: DataTypes.INTEGER, allowNull: false },
      tool: { type: DataTypes.STRING(40), allowNull: false },
      answer: { type: DataTypes.TEXT, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      endsAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "kept_answers", timestamps: false },
  );
}
