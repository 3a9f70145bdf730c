import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

/** Which letters went out, and how far; and to which subscriber a mail that waits belongs. */
export const newsletterIssues: SchemaStep = {
  name: "0021-newsletter-issues",
  async up(schema) {
    await schema.createTable(
      "newsletter_issues",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        // Of subject and text: by it the same letter is one issue.
        contentHash: { type: DataTypes.STRING(64), allowNull: false },
        subject: { type: DataTypes.STRING(200), allowNull: false },
        startedAt: { type: DataTypes.DATE(3), allowNull: false },
        lastSubscriberId: { type: DataTypes.INTEGER, allowNull: false },
        throughSubscriberId: { type: DataTypes.INTEGER, allowNull: false },
        mailsQueued: { type: DataTypes.INTEGER, allowNull: false },
        nextBatchAt: { type: DataTypes.DATE(3), allowNull: false },
        finishedAt: { type: DataTypes.DATE(3) },
      },
      exactText,
    );
    await schema.addIndex("newsletter_issues", ["contentHash"], {
      name: "newsletter_issues_content",
      unique: true,
    });
    await schema.addColumn("outgoing_mails", "subscriberId", { type: DataTypes.INTEGER });
    await schema.addIndex("outgoing_mails", ["subscriberId"], { name: "outgoing_mails_subscriber" });
  },
  async down(schema) {
    await schema.removeIndex("outgoing_mails", "outgoing_mails_subscriber");
    await schema.removeColumn("outgoing_mails", "subscriberId");
    await schema.dropTable("newsletter_issues");
  },
};
