import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A letter to all subscribers, and how far it has come. It holds nobody's address. */
export interface NewsletterIssue
  extends Model<InferAttributes<NewsletterIssue>, InferCreationAttributes<NewsletterIssue>> {
  id: CreationOptional<number>;
  /** Of subject and text: by it the same letter is one issue, whoever sends it and however often. */
  contentHash: string;
  subject: string;
  startedAt: Date;
  /** All subscribers up to this one have their mail in the table. */
  lastSubscriberId: number;
  /** The newest one when it began. Who leaves and comes back meanwhile is a later one, and gets it no second time. */
  throughSubscriberId: number;
  mailsQueued: number;
  /** The next batch goes out no sooner. */
  nextBatchAt: Date;
  finishedAt: CreationOptional<Date | null>;
}

export function defineNewsletterIssue(sequelize: Sequelize): ModelStatic<NewsletterIssue> {
  return sequelize.define<NewsletterIssue>(
    "NewsletterIssue",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      contentHash: { type: DataTypes.STRING(64), allowNull: false },
      subject: { type: DataTypes.STRING(200), allowNull: false },
      startedAt: { type: DataTypes.DATE(3), allowNull: false },
      lastSubscriberId: { type: DataTypes.INTEGER, allowNull: false },
      throughSubscriberId: { type: DataTypes.INTEGER, allowNull: false },
      mailsQueued: { type: DataTypes.INTEGER, allowNull: false },
      nextBatchAt: { type: DataTypes.DATE(3), allowNull: false },
      finishedAt: { type: DataTypes.DATE(3) },
    },
    { tableName: "newsletter_issues", timestamps: false },
  );
}
