import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { newsletter } from "../../content/newsletter.ts";

/** Unsubscribing works without JavaScript: the form posts to the current address, whose query identifies the subscriber. */
export function StopWithoutScript() {
  return (
    <noscript>
      <form method="post" className={tw`flex flex-col gap-3`}>
        <p>{newsletter.withoutScripts.stop}</p>
        <Button type="submit">{newsletter.stop.send}</Button>
      </form>
    </noscript>
  );
}
