import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { summary as words } from "./summaryContent.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

/** What was just done, in place: saved, or removed with the way to undo it. */
export function JustDone({ course: { just, putBack } }: { readonly course: CheckInCourse }) {
  const undo = useRef<HTMLButtonElement>(null);
  const removed = just?.did === "removed" ? just.entry : null;
  // The button of the removed check-in is gone, and had the focus.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  if (removed)
    return (
      <Notice role="status">
        <p>{words.removed(removed.emotion)}</p>
        <div className={tw`pt-1`}>
          <Button ref={undo} onClick={() => putBack(removed)}>
            {words.undo}
          </Button>
        </div>
      </Notice>
    );
  return just ? (
    <Notice tone="good">
      <p>{words.saved}</p>
    </Notice>
  ) : null;
}
