import type { QueryInterface } from "sequelize";

/** One step of the schema, and the way back. Once released, a migration is never changed: a new one follows. */
export interface SchemaStep {
  /** Unique; steps run in the order of `schemaSteps`. */
  readonly name: string;
  up(schema: QueryInterface): Promise<void>;
  down(schema: QueryInterface): Promise<void>;
}
