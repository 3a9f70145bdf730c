import type { CountedEvent } from "@iep-insider/sdk/contract";
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";
import type { StoredSubject } from "../../usage/subject.ts";

/** How often an event happened on a day: all that is ever known of it (ADR 13). */
export interface UsageCount extends Model<InferAttributes<UsageCount>, InferCreationAttributes<UsageCount>> {
  /** `2026-11-21`, in UTC. */
  day: string;
  event: CountedEvent;
  /** A tool or a page's path (`usage/subject.ts`). */
  subject: StoredSubject;
  /** The partner's; empty for a page of ours; or `unverifiedSite`. A part of the key cannot be null. */
  siteKey: string;
  count: number;
}

export function defineUsageCount(sequelize: Sequelize): ModelStatic<UsageCount> {
  return sequelize.define<UsageCount>(
    "UsageCount",
    {
      day: { type: DataTypes.DATEONLY, primaryKey: true, allowNull: false },
      event: { type: DataTypes.STRING(32), primaryKey: true, allowNull: false },
      subject: { type: DataTypes.STRING(64), primaryKey: true, allowNull: false },
      siteKey: { type: DataTypes.STRING(72), primaryKey: true, allowNull: false },
      count: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "usage_counts", timestamps: false },
  );
}
