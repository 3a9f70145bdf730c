import type { QueryInterface } from "sequelize";
import { contacts } from "./0001-contacts.ts";
import { usageCounts } from "./0002-usage-counts.ts";
import { rateLimits } from "./0003-rate-limits.ts";

/** One step of the schema, and the way back. Once released, a migration is never changed: a new one follows. */
export interface SchemaStep {
  /** Unique; steps run in the order of the list below. */
  readonly name: string;
  up(schema: QueryInterface): Promise<void>;
  down(schema: QueryInterface): Promise<void>;
}

export const schemaSteps: readonly SchemaStep[] = [contacts, usageCounts, rateLimits];
