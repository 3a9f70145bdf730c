// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { contactsContract } from "./schemas.ts";

export const contacts: CallsOf<typeof contactsContract> = {
  sendSupportRequest: { method: "POST", path: "/api/support" },
};
