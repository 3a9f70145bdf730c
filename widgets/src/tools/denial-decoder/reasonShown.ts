import { denialReasons } from "@iep-insider/sdk/contract";
import { reasonSent } from "./reasonSent.ts";

/** The school's reason as the parent reads it. @param sent a label of the list in English, or the parent's own words. */
export function reasonShown(sent: string): string {
  return denialReasons.find(({ id }) => reasonSent(id) === sent)?.label ?? sent;
}
