import type { Descriptions } from "../../descriptions.ts";
import type { adminPartners } from "./calls.ts";

export const adminPartnersDescriptions = {} as const satisfies Descriptions<typeof adminPartners>;
