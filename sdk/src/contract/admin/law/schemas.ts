import type { Descriptions } from "../../descriptions.ts";
import type { adminLaw } from "./calls.ts";

export const adminLawDescriptions = {} as const satisfies Descriptions<typeof adminLaw>;
