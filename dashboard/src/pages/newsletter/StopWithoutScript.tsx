import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { newsletter } from "../../content/newsletter.ts";

/** Leaving needs no script: the form goes to the address it stands at, whose query the server knows what to do with. */
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
