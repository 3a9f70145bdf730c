// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { accountsContract } from "./schemas.ts";

export const accounts: CallsOf<typeof accountsContract> = {
  getUser: { method: "GET", path: "/api/auth/user" },
  login: { method: "POST", path: "/api/auth/login" },
  register: { method: "POST", path: "/api/auth/register" },
  logout: { method: "POST", path: "/api/auth/logout" },
  changePassword: { method: "POST", path: "/api/auth/change-password" },
  forgotPassword: { method: "POST", path: "/api/auth/forgot-password" },
  resetPassword: { method: "POST", path: "/api/auth/reset-password" },
  verifyEmail: { method: "POST", path: "/api/auth/verify-email" },
  resendVerification: { method: "POST", path: "/api/auth/resend-verification" },
  setLanguage: { method: "POST", path: "/api/auth/account/language" },
  listSessions: { method: "GET", path: "/api/auth/sessions" },
  endSession: { method: "POST", path: "/api/auth/sessions/end" },
  endOtherSessions: { method: "POST", path: "/api/auth/sessions/end-others" },
  exportAccount: { method: "GET", path: "/api/auth/account/export" },
  deleteAccount: { method: "POST", path: "/api/auth/account/delete" },
};
