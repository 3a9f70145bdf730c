import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useEffect, useId, useState } from "react";
import { copyText } from "../documents/copyText.ts";
import { copiedTime } from "../documents/words.ts";
import { answerWords } from "./words.ts";

interface Props {
  readonly text: string;
  readonly label: string;
  /** `primary` if copying is the screen's next step. */
  readonly kind?: "primary" | "plain";
}

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({ text, label, kind = "plain" }: Props) {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const id = useId();
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), copiedTime);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (button: Element) => {
    if (!(await copyText(text, button))) return setState("failed");
    setState("copied");
  };
  return (
    <div>
      <Button kind={kind} onClick={(event) => copy(event.currentTarget)}>
        <span aria-live="polite">{state === "copied" ? answerWords.copied : label}</span>
      </Button>
      {state === "failed" ? <FieldError id={id}>{answerWords.copyFailed}</FieldError> : null}
    </div>
  );
}
