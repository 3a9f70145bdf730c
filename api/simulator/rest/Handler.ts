import { z } from "zod";
import type { Simulation } from "../simulation.ts";
import { readParameters } from "./parameters.ts";

/** What the address of a request says. */
export interface Addressed {
  /** What stands for `:id` in the endpoint's path; empty where it has none. */
  readonly id: string;
  /** How the caller reaches the simulator, for addresses of pages. */
  readonly origin: string;
}

/** Answers one endpoint. Throws `ProviderError`. */
export type Handler = (simulation: Simulation, given: unknown, addressed: Addressed) => object;

/**
 * @param shape the parameters it takes, besides `expand`, which is read elsewhere; any other is refused.
 * @returns a handler whose `answer` gets them read.
 */
export function handler<Shape extends z.ZodRawShape>(
  shape: Shape,
  answer: (
    simulation: Simulation,
    parameters: z.infer<z.ZodObject<Shape, z.core.$strict>>,
    addressed: Addressed,
  ) => object,
): Handler {
  const schema = z.strictObject(shape);
  return (simulation, given, addressed) => answer(simulation, readParameters(schema, given), addressed);
}
