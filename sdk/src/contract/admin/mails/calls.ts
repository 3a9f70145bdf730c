// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminMailsContract } from "./schemas.ts";

export const adminMails: CallsOf<typeof adminMailsContract> = {
  listMails: { method: "GET", path: "/api/admin/mails" },
  retryMail: { method: "POST", path: "/api/admin/mail-retry" },
  retryMails: { method: "POST", path: "/api/admin/mails-retry" },
};
