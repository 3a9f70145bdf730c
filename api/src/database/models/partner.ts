import type { PartnerStatus } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** An organization that embeds our tools under keys of its own. */
export interface Partner extends Model<InferAttributes<Partner>, InferCreationAttributes<Partner>> {
  id: CreationOptional<number>;
  /** The current key; all of its keys are in `partner_keys`. */
  siteKey: string;
  name: string;
  /** The origins of its pages, as JSON; `partners/origins.ts` reads and writes them. */
  allowedOrigins: string;
  /** Switched off, its keys are worth nothing. */
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** The account that manages it; null when operators do. */
  userId: CreationOptional<number | null>;
  website: CreationOptional<string>;
  about: CreationOptional<string>;
  status: CreationOptional<PartnerStatus>;
  /** Whether pages on one's own computer may use its keys. */
  allowsLocalhost: CreationOptional<boolean>;
  sponsored: CreationOptional<boolean>;
  /** How many sponsored uses a month (UTC) may have, while it is `sponsored`. */
  sponsoredUses: CreationOptional<number>;
  /** `SiteSettings` as JSON; `partners/settings.ts` reads and writes them. */
  settings: CreationOptional<string | null>;
  /** What the AI may cost through its pages in a day (UTC), in US cents; null: what the house allows. */
  dailyCostLimit: CreationOptional<number | null>;
  /** When the request went to the operator; null: it was never sent, or before this was kept. */
  appliedAt: CreationOptional<Date | null>;
}

export function definePartner(sequelize: Sequelize): ModelStatic<Partner> {
  return sequelize.define<Partner>(
    "Partner",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      siteKey: { type: DataTypes.STRING(80), allowNull: false },
      name: { type: DataTypes.STRING(200), allowNull: false },
      allowedOrigins: { type: DataTypes.TEXT, allowNull: false },
      active: { type: DataTypes.BOOLEAN, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
      userId: { type: DataTypes.INTEGER, defaultValue: null },
      website: { type: DataTypes.STRING(300), allowNull: false, defaultValue: "" },
      about: { type: DataTypes.STRING(2000), allowNull: false, defaultValue: "" },
      status: { type: DataTypes.STRING(16), allowNull: false, defaultValue: "approved" },
      allowsLocalhost: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      sponsored: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      sponsoredUses: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      settings: { type: DataTypes.TEXT, defaultValue: null },
      dailyCostLimit: { type: DataTypes.INTEGER, defaultValue: null },
      appliedAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { tableName: "partners", timestamps: false },
  );
}
