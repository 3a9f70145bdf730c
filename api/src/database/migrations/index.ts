import type { SchemaStep } from "./SchemaStep.ts";
import * as steps from "./steps.ts";

/** All steps, in the order in which they run. */
export const schemaSteps: readonly SchemaStep[] = Object.values(steps).toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
);
