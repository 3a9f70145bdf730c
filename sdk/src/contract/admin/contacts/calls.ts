// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminContactsContract } from "./schemas.ts";

export const adminContacts: CallsOf<typeof adminContactsContract> = {
  listContacts: { method: "GET", path: "/api/admin/contacts" },
  exportContacts: { method: "GET", path: "/api/admin/contacts.csv" },
  answerContact: { method: "POST", path: "/api/admin/contact-answered" },
  sendAnswer: { method: "POST", path: "/api/admin/contact-answer" },
  reopenContact: { method: "POST", path: "/api/admin/contact-reopened" },
};
