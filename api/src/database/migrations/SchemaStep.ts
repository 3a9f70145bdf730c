import type { QueryInterface } from "sequelize";

/** A migration and its undoing. Once released, a migration is never changed: add a new one. */
export interface SchemaStep {
  /** Unique; steps run in the order of `schemaSteps`. */
  readonly name: string;
  up(schema: QueryInterface): Promise<void>;
  down(schema: QueryInterface): Promise<void>;
}

/** For MySQL (SQLite ignores it): all of Unicode, compared case-insensitively. For user-written text. */
export const writtenText = { charset: "utf8mb4", collate: "utf8mb4_unicode_ci" } as const;

/** Compared byte by byte, as SQLite does by default. For keys: `site_A…` and `site_a…` differ. */
export const exactText = { charset: "utf8mb4", collate: "utf8mb4_bin" } as const;
