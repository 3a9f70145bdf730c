import { adminMails, type MailsToList, mailFilters, mailKinds } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { refetchCalls } from "../kit/useAsked.ts";

/** What the list is narrowed by; the names of the call's own fields. */
export const mailFields = ["state", "kind"] as const;
export type MailField = (typeof mailFields)[number];

export const mailCalls = serverCalls(adminMails);

/** What the address says, as the call takes it. What it does not know counts as nothing, as in the boxes above the list. */
export function askedBy(values: Readonly<Record<MailField | "cursor", string>>): MailsToList {
  const state = mailFilters.find((each) => each === values.state);
  const kind = mailKinds.find((each) => each === values.kind);
  const { cursor } = values;
  return { ...(state && { state }), ...(kind && { kind }), ...(cursor && { cursor }) };
}

/** After a retry: the list, its figures, and what other screens show of mails. */
export function refetchMails(): Promise<void> {
  return refetchCalls(adminMails.listMails.path);
}
