import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { complete as words } from "./content.ts";

/** In place of the field, once the question that was paid for is answered. */
export function SingleUseComplete({ onMore }: { readonly onMore: () => void }) {
  const { openPage } = useToolHost();
  return (
    <Notice title={words.title}>
      <p>{words.text}</p>
      <div className={tw`flex flex-wrap gap-3 pt-2`}>
        <Button onClick={() => openPage("/subscribe")}>{words.subscribe}</Button>
        <Button kind="quiet" onClick={onMore}>
          {words.another}
        </Button>
      </div>
    </Notice>
  );
}
