import type { ToolId } from "@iep-insider/sdk/catalog";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";
import type { RightSource } from "./user.ts";

/** The right to use tools: who, which, until when, how often (DECISIONS 5). Access is decided from these rows alone. */
export interface Entitlement
  extends Model<InferAttributes<Entitlement>, InferCreationAttributes<Entitlement>> {
  id: CreationOptional<number>;
  /** Null for what was bought signed out. */
  userId: number | null;
  /** Null: all of them. */
  tool: ToolId | null;
  /** Null: no end. */
  endsAt: Date | null;
  /** Null: any number. */
  usesLeft: number | null;
  source: RightSource;
  createdAt: Date;
}

export function defineEntitlement(sequelize: Sequelize): ModelStatic<Entitlement> {
  return sequelize.define<Entitlement>(
    "Entitlement",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER },
      tool: { type: DataTypes.STRING(40) },
      endsAt: { type: DataTypes.DATE(3) },
      usesLeft: { type: DataTypes.INTEGER },
      source: { type: DataTypes.STRING(20), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "entitlements", timestamps: false },
  );
}
