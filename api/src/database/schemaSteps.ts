import type { QueryInterface } from "sequelize";
import { totalNames } from "../totals/totals.ts";

/** A migration and its undoing. Once released, a migration is never changed: add a new one. */
export interface SchemaStep {
  /** Unique, with the number of its place: `0040-nicknames`. */
  readonly name: string;
  up(schema: QueryInterface): Promise<void>;
  down(schema: QueryInterface): Promise<void>;
}

/**
 * All tables, as `models` declares them now. So an empty database needs no other step, and what a later step changes is
 * declared there as well (ADR 67).
 */
export const initialSchema: SchemaStep = {
  name: "0039-initial-schema",
  /** Creates only what is missing: an interrupted attempt is continued by the next one. */
  async up(schema) {
    await schema.sequelize.sync();
    await schema.bulkDelete("kept_totals", {});
    await schema.bulkInsert(
      "kept_totals",
      totalNames.map((name) => ({ name, total: 0 })),
    );
  },
  down: (schema) => schema.dropAllTables({ skip: ["locks", "migrations"] }),
};

/** The last step of the versions before 1.0.0, which left the database as `initialSchema` creates it. */
export const lastBeforeRelease = "0038-second-factors";

/** All steps, in the order in which they run. */
export const schemaSteps: readonly SchemaStep[] = [initialSchema];
