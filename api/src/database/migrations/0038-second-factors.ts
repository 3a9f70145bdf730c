import { DataTypes } from "sequelize";
import { exactText, type SchemaStep, writtenText } from "./SchemaStep.ts";

/** Operators' second factors, and when a session last used one. */
export const secondFactors: SchemaStep = {
  name: "0038-second-factors",
  async up(schema) {
    const userId = { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } };
    await schema.createTable(
      "second_factors",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        userId,
        kind: { type: DataTypes.STRING(20), allowNull: false },
        name: { type: DataTypes.STRING(60), allowNull: false },
        credentialId: { type: DataTypes.STRING(700).BINARY, unique: true },
        secret: { type: DataTypes.TEXT, allowNull: false },
        counter: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
        confirmedAt: { type: DataTypes.DATE(3) },
        createdAt: { type: DataTypes.DATE(3), allowNull: false },
        lastUsedAt: { type: DataTypes.DATE(3) },
      },
      writtenText,
    );
    await schema.addIndex("second_factors", ["userId"], { name: "second_factors_user" });
    await schema.createTable(
      "recovery_codes",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        userId,
        codeHash: { type: DataTypes.CHAR(64), allowNull: false },
      },
      exactText,
    );
    await schema.addIndex("recovery_codes", ["userId", "codeHash"], { name: "recovery_codes_user" });
    for (const [name, type] of ofSessions) await schema.addColumn("sessions", name, { type });
  },
  async down(schema) {
    for (const [name] of [...ofSessions].reverse()) await schema.removeColumn("sessions", name);
    await schema.dropTable("recovery_codes");
    await schema.dropTable("second_factors");
  },
};

const ofSessions = [
  ["factorAt", DataTypes.DATE(3)],
  ["passwordAt", DataTypes.DATE(3)],
  ["challenge", DataTypes.STRING(100)],
] as const;
