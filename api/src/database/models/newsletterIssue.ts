import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** A letter to all subscribers, and how far sending has come. It holds no addresses. */
export interface NewsletterIssue
  extends Model<InferAttributes<NewsletterIssue>, InferCreationAttributes<NewsletterIssue>> {
  id: CreationOptional<number>;
  /** Hash of subject and text: the same letter is one issue, no matter who sends it and how often. */
  contentHash: string;
  subject: string;
  startedAt: Date;
  /** All subscribers up to this one have their mail in the table. */
  lastSubscriberId: number;
  /**
   * The newest subscriber when sending began. One who leaves and returns in the meantime gets a later id, and no second
   * copy.
   */
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
