import type { Descriptions } from "../../descriptions.ts";
import type { adminHealth } from "./calls.ts";

export const adminHealthDescriptions = {} as const satisfies Descriptions<typeof adminHealth>;
