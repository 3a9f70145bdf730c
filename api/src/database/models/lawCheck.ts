import type { LawCheckOutcome } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** One reading of a fact of law at its source. Rows are added, never changed. */
export interface LawCheckRow
  extends Model<InferAttributes<LawCheckRow>, InferCreationAttributes<LawCheckRow>> {
  id: CreationOptional<number>;
  /** The fact's id in the law library; a later release may hold it no more. */
  fact: string;
  outcome: LawCheckOutcome;
  source: string;
  words: string;
  checkedAt: Date;
  /** The operator's account, which may be gone since. */
  checkedBy: number;
}

export function defineLawCheck(sequelize: Sequelize): ModelStatic<LawCheckRow> {
  return sequelize.define<LawCheckRow>(
    "LawCheck",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      fact: { type: DataTypes.STRING(100), allowNull: false },
      outcome: { type: DataTypes.STRING(20), allowNull: false },
      source: { type: DataTypes.STRING(500), allowNull: false },
      words: { type: DataTypes.TEXT, allowNull: false },
      checkedAt: { type: DataTypes.DATE(3), allowNull: false },
      checkedBy: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "law_checks", timestamps: false },
  );
}
