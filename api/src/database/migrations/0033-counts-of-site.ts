import type { SchemaStep } from "./SchemaStep.ts";

/**
 * A partner's statistics from one stretch of an index: with the count in it, since the rows themselves stand by day, one
 * of a partner's thirty thousand here and one there among everybody's million.
 */
export const countsOfSite: SchemaStep = {
  name: "0033-counts-of-site",
  async up(schema) {
    const columns = ["siteKey", "event", "day", "subject", "count"];
    await schema.addIndex("usage_counts", columns, { name: "usage_counts_of_site" });
    await schema.removeIndex("usage_counts", "usage_counts_site");
  },
  async down(schema) {
    const columns = ["siteKey", "event", "day"];
    await schema.addIndex("usage_counts", columns, { name: "usage_counts_site" });
    await schema.removeIndex("usage_counts", "usage_counts_of_site");
  },
};
