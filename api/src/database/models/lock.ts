import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A row exists while one process does something that no other may do at the same time. */
export interface Lock extends Model<InferAttributes<Lock>, InferCreationAttributes<Lock>> {
  name: string;
  /** Random, one per holding: only the holder may renew or release it. */
  holder: string;
  /** After this moment the holder counts as dead, and anyone may take the lock. */
  expiresAt: Date;
}

export function defineLock(sequelize: Sequelize): ModelStatic<Lock> {
  return sequelize.define<Lock>(
    "Lock",
    {
      name: { type: DataTypes.STRING(64), primaryKey: true, allowNull: false },
      holder: { type: DataTypes.CHAR(36), allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "locks", timestamps: false },
  );
}
