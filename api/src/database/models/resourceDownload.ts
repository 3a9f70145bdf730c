import type { TemplateFile } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A letter template that was asked for by mail. A plain download records nothing. */
export interface ResourceDownload
  extends Model<InferAttributes<ResourceDownload>, InferCreationAttributes<ResourceDownload>> {
  id: CreationOptional<number>;
  email: string;
  emailKey: string;
  resourceName: TemplateFile;
  downloadedAt: Date;
}

export function defineResourceDownload(sequelize: Sequelize): ModelStatic<ResourceDownload> {
  return sequelize.define<ResourceDownload>(
    "ResourceDownload",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      email: { type: DataTypes.STRING(254), allowNull: false },
      emailKey: { type: DataTypes.STRING(254), allowNull: false },
      resourceName: { type: DataTypes.STRING(120), allowNull: false },
      downloadedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "resource_downloads", timestamps: false },
  );
}
