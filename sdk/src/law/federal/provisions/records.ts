import * as citations from "../citations/records.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Education records. */
export const records = {
  "records-access": {
    ...citations.recordsAccess,
    topic: "Access to records",
    rule: "The school must let the parent see education records without unnecessary delay, before any IEP meeting, hearing or resolution session, and in no case more than 45 days after the request. It must answer reasonable requests for explanation, and a representative may look for the parent. Copies (under FERPA, copies or another arrangement) are owed when the parent otherwise could not see the records. Fees for searching are not allowed.",
    deadline: { value: 45, unit: "calendar days", from: "the request" },
    commonlyMisstatedAs:
      "45 days is always the wait, even before a meeting; or the school always must give free copies.",
  },
  "records-amendment": {
    ...citations.recordsAmendment,
    topic: "Correcting records",
    rule: "A parent may ask for correction of records that are wrong, misleading or invade privacy or other rights. The school decides within a reasonable time. If it refuses it must say so and offer a hearing (held by the school under the FERPA rules, not a due process hearing); if still refused, the parent may add a statement that must be kept and shown with the record.",
  },
  "records-access-log": {
    ...citations.recordsAccessLog,
    topic: "Log of who saw the records",
    rule: "The school must keep a log of who has seen the child's special education records, when and why, other than the parent and authorized staff.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
