import { DataTypes } from "sequelize";
import type { SchemaStep } from "./SchemaStep.ts";

/** What an operator sees of mails and of partners' counts. */
export const mails: SchemaStep = {
  name: "0029-mails",
  async up(schema) {
    await schema.addColumn("outgoing_mails", "usefulUntil", { type: DataTypes.DATE(3) });
    await schema.addColumn("outgoing_mails", "sendingSince", { type: DataTypes.DATE(3) });
    await schema.addColumn("outgoing_mails", "failure", { type: DataTypes.STRING(20) });
    await schema.addColumn("outgoing_mails", "failureReply", { type: DataTypes.INTEGER });
    // Each list in its own order; the id, which every index has at its end, tells apart what came at once.
    await schema.addIndex("outgoing_mails", ["sentAt"], { name: "outgoing_mails_sent" });
    await schema.addIndex("outgoing_mails", ["givenUpAt"], { name: "outgoing_mails_given_up" });
    await schema.addIndex("outgoing_mails", ["kind", "createdAt"], { name: "outgoing_mails_kind" });
    // Of what waits or was given up there is little; of what was sent, much.
    await schema.addIndex("outgoing_mails", ["kind", "sentAt"], { name: "outgoing_mails_kind_sent" });
    // How often a partner's tools were loaded.
    await schema.addIndex("usage_counts", ["siteKey", "event", "day"], { name: "usage_counts_site" });
  },
  async down(schema) {
    await schema.removeIndex("usage_counts", "usage_counts_site");
    for (const index of ["kind_sent", "kind", "given_up", "sent"])
      await schema.removeIndex("outgoing_mails", `outgoing_mails_${index}`);
    for (const column of ["failureReply", "failure", "sendingSince", "usefulUntil"])
      await schema.removeColumn("outgoing_mails", column);
  },
};
