import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type NonAttribute,
  type Sequelize,
} from "sequelize";
import type { User } from "./user.ts";

/** A browser that is signed in. The token it holds names this row; without the row the token is worth nothing. */
export interface Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  /** Random. */
  id: string;
  userId: number;
  /** Where it was read with the session; null when the account is gone. */
  user?: NonAttribute<User | null>;
  /** Moved on by use. */
  expiresAt: Date;
  createdAt: Date;
  /** "Chrome on Windows". */
  device: string | null;
  /** When a second factor was last shown here; null: never. */
  factorAt: CreationOptional<Date | null>;
  /** When the password was last asked for again, beside the sign-in. */
  passwordAt: CreationOptional<Date | null>;
  /** What a passkey has to sign next. */
  challenge: CreationOptional<string | null>;
}

export function defineSession(sequelize: Sequelize): ModelStatic<Session> {
  return sequelize.define<Session>(
    "Session",
    {
      id: { type: DataTypes.STRING(64), primaryKey: true, allowNull: false },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      device: { type: DataTypes.STRING(60) },
      factorAt: { type: DataTypes.DATE(3) },
      passwordAt: { type: DataTypes.DATE(3) },
      challenge: { type: DataTypes.STRING(100) },
    },
    { tableName: "sessions", timestamps: false },
  );
}
