import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

/** The audit log, and totals that are stored so that they need not be counted. */
export const operator: SchemaStep = {
  name: "0024-operator",
  async up(schema) {
    await schema.createTable(
      "audit_entries",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        at: { type: DataTypes.DATE(3), allowNull: false },
        actorId: { type: DataTypes.INTEGER },
        action: { type: DataTypes.STRING(40), allowNull: false },
        subjectKind: { type: DataTypes.STRING(20), allowNull: false },
        subjectId: { type: DataTypes.STRING(64), allowNull: false },
        detail: { type: DataTypes.TEXT, allowNull: false },
      },
      exactText,
    );
    // The list goes by time, whole or of one action; one subject's story by the subject.
    await schema.addIndex("audit_entries", ["at", "id"], { name: "audit_entries_time" });
    await schema.addIndex("audit_entries", ["action", "at", "id"], { name: "audit_entries_action" });
    await schema.addIndex("audit_entries", ["subjectKind", "subjectId", "at", "id"], {
      name: "audit_entries_subject",
    });
    await schema.createTable(
      "kept_totals",
      {
        name: { type: DataTypes.STRING(60), primaryKey: true, allowNull: false },
        total: { type: DataTypes.BIGINT, allowNull: false },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("kept_totals");
    await schema.dropTable("audit_entries");
  },
};
