import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const jobRuns: SchemaStep = {
  name: "0004-job-runs",
  async up(schema) {
    await schema.createTable(
      "job_runs",
      {
        job: { type: DataTypes.STRING(60), primaryKey: true, allowNull: false },
        ranAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
  },
  async down(schema) {
    await schema.dropTable("job_runs");
  },
};
