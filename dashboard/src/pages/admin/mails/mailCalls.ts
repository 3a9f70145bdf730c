import { adminMails } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { refetchCalls } from "../kit/useServerQuery.ts";

export const mailCalls = serverCalls(adminMails);

/** After a retry: the list, its figures, and what other screens show of mails. */
export function refetchMails(): Promise<void> {
  return refetchCalls(adminMails.listMails.path);
}
