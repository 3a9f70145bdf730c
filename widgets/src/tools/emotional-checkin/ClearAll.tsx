import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { clearing as words } from "./content.ts";

interface Props {
  /** How many check-ins there are. */
  readonly count: number;
  readonly onClear: () => void;
}

/** Clears every check-in, after one more question in the same place. */
export function ClearAll({ count, onClear }: Props) {
  const [asked, setAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The button that was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (asked) question.current?.focus();
    else if (wasAsked.current) clear.current?.focus();
    wasAsked.current = asked;
  }, [asked]);

  if (!asked)
    return (
      <Button ref={clear} kind="quiet" onClick={() => setAsked(true)}>
        {words.clear}
      </Button>
    );
  return (
    <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-2`}>
      <p ref={question} tabIndex={-1} className={tw`font-semibold`}>
        {words.sure(count)}
      </p>
      <Button onClick={onClear}>{words.yes}</Button>
      <Button onClick={() => setAsked(false)}>{words.no}</Button>
    </div>
  );
}
