import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type NonAttribute,
  type Sequelize,
} from "sequelize";
import type { Partner } from "./partner.ts";

/** A key of a partner. It opens from its making until its end; a row is kept past that, so that counts can be summed. */
export interface PartnerKey extends Model<InferAttributes<PartnerKey>, InferCreationAttributes<PartnerKey>> {
  /** Public: it is part of the partner's pages. */
  siteKey: string;
  partnerId: number;
  /** Where it was read with the key. */
  partner?: NonAttribute<Partner | null>;
  createdAt: Date;
  /** Null: no end is set. */
  endsAt: CreationOptional<Date | null>;
  /** When one of the partner's pages last had it; null: never yet. */
  seenAt: CreationOptional<Date | null>;
  /** Which page that was: its origin and, where a page says it, its path (`pagePath`). */
  seenOn: CreationOptional<string | null>;
  /** When a page that is none of the partner's last tried it; null: never yet. */
  refusedAt: CreationOptional<Date | null>;
  /** The origin of that page. */
  refusedOn: CreationOptional<string | null>;
}

export function definePartnerKey(sequelize: Sequelize): ModelStatic<PartnerKey> {
  return sequelize.define<PartnerKey>(
    "PartnerKey",
    {
      siteKey: { type: DataTypes.STRING(80), primaryKey: true, allowNull: false },
      partnerId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      endsAt: { type: DataTypes.DATE(3), defaultValue: null },
      seenAt: { type: DataTypes.DATE(3), defaultValue: null },
      seenOn: { type: DataTypes.STRING(600), defaultValue: null },
      refusedAt: { type: DataTypes.DATE(3), defaultValue: null },
      refusedOn: { type: DataTypes.STRING(300), defaultValue: null },
    },
    { tableName: "partner_keys", timestamps: false },
  );
}
