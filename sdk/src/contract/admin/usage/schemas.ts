import type { Descriptions } from "../../descriptions.ts";
import type { adminUsage } from "./calls.ts";

export const adminUsageDescriptions = {} as const satisfies Descriptions<typeof adminUsage>;
