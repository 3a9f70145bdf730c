import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { forgottenPart } from "./forgottenPart.ts";
import { keptWords } from "./words.ts";

interface Props {
  /** The button's text, if it deletes one item instead of all; and which item, for screen readers. */
  readonly label?: string;
  readonly of?: string;
  /** "Forget all 3 check-ins?" */
  readonly question: string;
  readonly onForget: () => void;
}

/** Deletes all of a tool's stored data, or one item, after a confirmation in the same place. */
export function ForgetAll({ label = keptWords.forget, of, question, onForget }: Props) {
  const [isAsked, setAsked] = useState(false);
  const asked = useRef<HTMLParagraphElement>(null);
  const forget = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The pressed button was removed: focus moves to its replacement.
  useEffect(() => {
    if (isAsked) asked.current?.focus();
    else if (wasAsked.current) forget.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  if (!isAsked)
    return (
      <Button
        ref={forget}
        kind="quiet"
        aria-label={of ? `${label}: ${of}` : undefined}
        onClick={() => {
          if (!of) forgottenPart.fetch();
          setAsked(true);
        }}
      >
        {label}
      </Button>
    );
  return (
    <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-2`}>
      <p ref={asked} tabIndex={-1} className={tw`font-semibold text-ink`}>
        {question}
      </p>
      <Button
        onClick={() => {
          setAsked(false);
          onForget();
        }}
      >
        {of ? keptWords.yesOne : keptWords.yes}
      </Button>
      <Button onClick={() => setAsked(false)}>{keptWords.no}</Button>
    </div>
  );
}
