// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { downloadsContract } from "./schemas.ts";

export const downloads: CallsOf<typeof downloadsContract> = {
  emailTemplate: { method: "POST", path: "/api/resources/email" },
};
