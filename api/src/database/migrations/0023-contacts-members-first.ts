import type { SchemaStep } from "./SchemaStep.ts";

/** The operator's list: members first, and the newest first among both (ADR 11). */
export const contactsMembersFirst: SchemaStep = {
  name: "0023-contacts-members-first",
  async up(schema) {
    await schema.addIndex("contacts", ["isPro", "createdAt", "id"], { name: "contacts_members_first" });
  },
  async down(schema) {
    await schema.removeIndex("contacts", "contacts_members_first");
  },
};
