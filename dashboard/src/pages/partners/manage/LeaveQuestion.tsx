import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { saveWords } from "../../../content/manageSite.ts";

const words = saveWords.leave;

/** Asks before unsaved changes are lost: in the site for a navigation, and by the browser when the tab is closed. */
export function LeaveQuestion({ when }: { readonly when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  const isOpen = blocker.state === "blocked";
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={isOpen} title={words.title} onClose={stay}>
      <p>{words.text}</p>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <Button kind="primary" onClick={stay}>
          {words.stay}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{words.leave}</Button>
      </div>
    </Dialog>
  );
}
