import { Notice } from "@iep-insider/sdk/ui";
import { isDeletedAfterAWeek } from "../../app/host/storageLifetime.ts";
import { syncMark } from "../../app/host/syncMark.ts";
import { casePage } from "../../content/case.ts";

/** Says, before anything is lost, that this browser deletes a case after a week; a synced case comes back. */
export function WeekNotice() {
  if (!isDeletedAfterAWeek() || syncMark.read()) return null;
  return (
    <Notice tone="caution">
      <p>{casePage.week}</p>
    </Notice>
  );
}
