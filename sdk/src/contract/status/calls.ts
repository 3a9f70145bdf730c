// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { statusContract } from "./schemas.ts";

export const status: CallsOf<typeof statusContract> = {
  getHealth: { method: "GET", path: "/api/health" },
  getReadiness: { method: "GET", path: "/api/ready" },
  getServiceStates: { method: "GET", path: "/api/status" },
  getConfig: { method: "GET", path: "/api/config" },
};
