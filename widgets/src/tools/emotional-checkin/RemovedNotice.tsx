import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { type Entry, emotionOf } from "./logic.ts";
import { summary as words } from "./summaryContent.ts";

interface Props {
  readonly entry: Entry;
  readonly onPutBack: (entry: Entry) => void;
}

/** Replaces a removed entry, with a button to undo it. */
export function RemovedNotice({ entry, onPutBack }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that had the focus goes with each entry.
  useEffect(() => undo.current?.focus(), [entry]);
  return (
    <Notice role="status">
      <p>{words.removed(emotionOf(entry.emotion).name)}</p>
      <div className={tw`pt-1`}>
        <Button ref={undo} onClick={() => onPutBack(entry)}>
          {words.undo}
        </Button>
      </div>
    </Notice>
  );
}
