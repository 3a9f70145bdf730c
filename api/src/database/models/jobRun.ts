import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** When a job last ran to its end, whichever process ran it. */
export interface JobRun extends Model<InferAttributes<JobRun>, InferCreationAttributes<JobRun>> {
  job: string;
  /** When that run began. */
  ranAt: Date;
}

export function defineJobRun(sequelize: Sequelize): ModelStatic<JobRun> {
  return sequelize.define<JobRun>(
    "JobRun",
    {
      job: { type: DataTypes.STRING(60), primaryKey: true, allowNull: false },
      ranAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "job_runs", timestamps: false },
  );
}
