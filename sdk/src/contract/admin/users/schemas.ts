import type { Descriptions } from "../../descriptions.ts";
import type { adminUsers } from "./calls.ts";

export const adminUsersDescriptions = {} as const satisfies Descriptions<typeof adminUsers>;
