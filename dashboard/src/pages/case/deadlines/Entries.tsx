import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { X } from "lucide";

interface Props {
  readonly entries: readonly { readonly id: string; readonly text: string; readonly removeLabel: string }[];
  readonly onRemove: (id: string) => void;
}

/** Short entries, each with a button that removes it. */
export function Entries({ entries, onRemove }: Props) {
  return (
    <ul className={tw`flex flex-col`}>
      {entries.map(({ id, text, removeLabel }) => (
        <li key={id} className={tw`flex items-center justify-between gap-3 border-b border-line`}>
          <span className={tw`min-w-0 py-2`}>{text}</span>
          <Button kind="quiet" aria-label={removeLabel} onClick={() => onRemove(id)}>
            <Icon node={X} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
