// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminUsersContract } from "./schemas.ts";

export const adminUsers: CallsOf<typeof adminUsersContract> = {
  listUsers: { method: "GET", path: "/api/admin/users" },
  readUser: { method: "GET", path: "/api/admin/user" },
  setUserRole: { method: "POST", path: "/api/admin/user-role" },
  setUserAllTools: { method: "POST", path: "/api/admin/user-all-tools" },
  endUserSessions: { method: "POST", path: "/api/admin/user-sessions-end" },
};
