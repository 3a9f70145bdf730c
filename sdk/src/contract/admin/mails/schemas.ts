import type { Descriptions } from "../../descriptions.ts";
import type { adminMails } from "./calls.ts";

export const adminMailsDescriptions = {} as const satisfies Descriptions<typeof adminMails>;
