// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { usageContract } from "./schemas.ts";

export const usage: CallsOf<typeof usageContract> = {
  count: { method: "POST", path: "/api/count", isSimple: true },
};
