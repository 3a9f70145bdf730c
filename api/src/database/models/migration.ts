import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** The name of a migration that this database has been through. */
export interface Migration extends Model<InferAttributes<Migration>, InferCreationAttributes<Migration>> {
  name: string;
}

export function defineMigration(sequelize: Sequelize): ModelStatic<Migration> {
  return sequelize.define<Migration>(
    "Migration",
    { name: { type: DataTypes.STRING(128), primaryKey: true, allowNull: false } },
    { tableName: "migrations", timestamps: false },
  );
}
