import type { ServiceType } from "@iep-insider/sdk/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A message that someone sent us, with their contact details. Kept 24 months (ADR 6). */
export interface Contact extends Model<InferAttributes<Contact>, InferCreationAttributes<Contact>> {
  id: CreationOptional<number>;
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string | null;
  serviceType: ServiceType;
  message: string;
  createdAt: Date;
  /** Whether its sender was signed in as a Pro member: theirs come first (ADR 11). */
  isPro: CreationOptional<boolean>;
  /**
   * Whether an operator has answered it or marked it as answered. Indexed; the time and the operator are in the columns
   * below.
   */
  isAnswered: CreationOptional<boolean>;
  answeredAt: CreationOptional<Date | null>;
  /** The operator's account, which may be gone since. */
  answeredBy: CreationOptional<number | null>;
  /** What it is found by (`contacts/contactKeys.ts`). */
  nameKey: CreationOptional<string>;
  lastNameKey: CreationOptional<string>;
  emailKey: CreationOptional<string>;
  /** With how many characters of the address the name or the last name begins, too; 0 also where nobody looked. */
  emailShared: CreationOptional<number>;
}

export function defineContact(sequelize: Sequelize): ModelStatic<Contact> {
  return sequelize.define<Contact>(
    "Contact",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      firstName: { type: DataTypes.STRING(100), allowNull: false },
      lastName: { type: DataTypes.STRING(100) },
      email: { type: DataTypes.STRING(254), allowNull: false },
      phone: { type: DataTypes.STRING(40) },
      serviceType: { type: DataTypes.STRING(40), allowNull: false },
      message: { type: DataTypes.TEXT, allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      isPro: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      isAnswered: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      answeredAt: { type: DataTypes.DATE(3) },
      answeredBy: { type: DataTypes.INTEGER },
      nameKey: { type: DataTypes.STRING(201).BINARY, allowNull: false, defaultValue: "" },
      lastNameKey: { type: DataTypes.STRING(100).BINARY, allowNull: false, defaultValue: "" },
      emailKey: { type: DataTypes.STRING(254).BINARY, allowNull: false, defaultValue: "" },
      emailShared: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { tableName: "contacts", timestamps: false },
  );
}
