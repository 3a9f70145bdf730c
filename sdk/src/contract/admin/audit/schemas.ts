import type { Descriptions } from "../../descriptions.ts";
import type { adminAudit } from "./calls.ts";

export const adminAuditDescriptions = {} as const satisfies Descriptions<typeof adminAudit>;
