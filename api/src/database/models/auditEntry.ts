import type { AuditAction, AuditSubject } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** Something that an operator did. Written in the transaction of the action; nothing changes it afterwards. */
export interface AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
  id: CreationOptional<number>;
  at: Date;
  /** The operator's account; null for a command on the server. */
  actorId: number | null;
  action: AuditAction;
  subjectKind: AuditSubject;
  /** The subject's id, or what else tells it apart: a site key. Empty when the action is about no single record. */
  subjectId: string;
  /** Further details as JSON: no addresses, and no user input. */
  detail: string;
}

export function defineAuditEntry(sequelize: Sequelize): ModelStatic<AuditEntry> {
  return sequelize.define<AuditEntry>(
    "AuditEntry",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      at: { type: DataTypes.DATE(3), allowNull: false },
      actorId: { type: DataTypes.INTEGER },
      action: { type: DataTypes.STRING(40), allowNull: false },
      subjectKind: { type: DataTypes.STRING(20), allowNull: false },
      subjectId: { type: DataTypes.STRING(64), allowNull: false },
      detail: { type: DataTypes.TEXT, allowNull: false },
    },
    {
      tableName: "audit_entries",
      timestamps: false,
      hooks: { beforeUpdate: refuse, beforeBulkUpdate: refuse },
    },
  );
}

/** A program that would change what is written down has a fault. */
function refuse(): never {
  throw new Error("The audit log is only ever added to.");
}
