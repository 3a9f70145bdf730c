import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** What an operator answered to a message, as it was mailed. It goes with its message. */
export interface ContactAnswer
  extends Model<InferAttributes<ContactAnswer>, InferCreationAttributes<ContactAnswer>> {
  id: CreationOptional<number>;
  contactId: number;
  text: string;
  sentAt: Date;
  /** The operator's account, which may be gone since. */
  sentBy: number;
}

export function defineContactAnswer(sequelize: Sequelize): ModelStatic<ContactAnswer> {
  return sequelize.define<ContactAnswer>(
    "ContactAnswer",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      contactId: { type: DataTypes.INTEGER, allowNull: false },
      text: { type: DataTypes.TEXT, allowNull: false },
      sentAt: { type: DataTypes.DATE(3), allowNull: false },
      sentBy: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "contact_answers", timestamps: false },
  );
}
