import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** An address that gets the newsletter, or a requested one that is not confirmed yet. */
export interface NewsletterSubscriber
  extends Model<InferAttributes<NewsletterSubscriber>, InferCreationAttributes<NewsletterSubscriber>> {
  id: CreationOptional<number>;
  email: string;
  emailKey: string;
  /** When it was last asked for. */
  requestedAt: Date;
  /** When the address was confirmed; null before, and then it gets no letter. */
  subscribedAt: CreationOptional<Date | null>;
  /** A hash. Null once used. */
  confirmationToken: CreationOptional<string | null>;
  confirmationTokenExpiry: CreationOptional<Date | null>;
  /**
   * The token in the link of every letter. It is random rather than derived from the server's secret, since links in
   * old letters have to work for years, also after the secret was changed. It ends this subscription and does nothing
   * else.
   */
  unsubscribeToken: string;
  /** Since when `mailsSent` counts the mails caused by requests for this address. */
  mailsSince: Date;
  mailsSent: number;
}

export function defineNewsletterSubscriber(sequelize: Sequelize): ModelStatic<NewsletterSubscriber> {
  return sequelize.define<NewsletterSubscriber>(
    "NewsletterSubscriber",
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      email: { type: DataTypes.STRING(254), allowNull: false },
      emailKey: { type: DataTypes.STRING(254), allowNull: false },
      requestedAt: { type: DataTypes.DATE(3), allowNull: false },
      subscribedAt: { type: DataTypes.DATE(3) },
      confirmationToken: { type: DataTypes.STRING(64) },
      confirmationTokenExpiry: { type: DataTypes.DATE(3) },
      unsubscribeToken: { type: DataTypes.STRING(64), allowNull: false },
      mailsSince: { type: DataTypes.DATE(3), allowNull: false },
      mailsSent: { type: DataTypes.INTEGER, allowNull: false },
    },
    { tableName: "newsletter_subscribers", timestamps: false },
  );
}
