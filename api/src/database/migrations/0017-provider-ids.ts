import type { SchemaStep } from "./SchemaStep.ts";

/**
 * What the payment provider's events are looked up by. Without an index each look would lock a whole table on MySQL.
 * A membership and a customer belong to one account.
 */
export const providerIds: SchemaStep = {
  name: "0017-provider-ids",
  async up(schema) {
    for (const column of ["stripeSubscriptionId", "stripeCustomerId"])
      await schema.addIndex("users", [column], { name: `users_${column}`, unique: true });
    for (const column of ["stripeSubscriptionId", "emailKey"])
      await schema.addIndex("subscription_signups", [column], { name: `subscription_signups_${column}` });
  },
  async down(schema) {
    for (const column of ["stripeSubscriptionId", "stripeCustomerId"])
      await schema.removeIndex("users", `users_${column}`);
    for (const column of ["stripeSubscriptionId", "emailKey"])
      await schema.removeIndex("subscription_signups", `subscription_signups_${column}`);
  },
};
