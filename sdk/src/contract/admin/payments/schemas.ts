import type { Descriptions } from "../../descriptions.ts";
import type { adminPayments } from "./calls.ts";

export const adminPaymentsDescriptions = {} as const satisfies Descriptions<typeof adminPayments>;
