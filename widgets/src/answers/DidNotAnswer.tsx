import { type AiTool, ai, type UseReturnResult } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useEffect, useId, useRef, useState } from "react";
import { returnWords as words } from "./endWords.ts";

interface Props {
  readonly tool: AiTool;
  /** Called when the use can be spent again. */
  readonly onReturned?: () => void;
}

/** Below an answer that cost a use: one click takes the use back, without a reason (ADR 31). */
export function DidNotAnswer({ tool, onReturned }: Props) {
  const { connect, openPage } = useToolHost();
  const [stage, setStage] = useState<"offered" | "busy" | "failed" | UseReturnResult>("offered");
  const said = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const isOffered = stage === "offered" || stage === "busy" || stage === "failed";
  useEffect(() => {
    // The clicked button was removed.
    if (!isOffered) said.current?.focus();
  }, [isOffered]);

  const giveBack = async () => {
    if (stage === "busy") return;
    setStage("busy");
    try {
      const { result } = await connect({ returnUse: ai.returnUse }).returnUse({ tool });
      setStage(result);
      if (result === "returned") onReturned?.();
    } catch {
      setStage("failed");
    }
  };

  if (isOffered)
    return (
      <div className={tw`flex flex-col items-start gap-1`}>
        <Button aria-disabled={stage === "busy"} aria-describedby={id} onClick={giveBack}>
          {stage === "busy" ? words.busy : words.button}
        </Button>
        <p id={id} className={tw`text-sm text-quiet`}>
          {words.hint}
        </p>
        {stage === "failed" ? <FieldError id={`${id}-failed`}>{words.failed}</FieldError> : null}
      </div>
    );
  return (
    <div className={tw`flex flex-col items-start gap-2 max-w-text`}>
      <p ref={said} tabIndex={-1} role="status">
        {words.results[stage]}
      </p>
      {stage === "only_once" || stage === "too_many" ? (
        <Button kind="quiet" onClick={() => openPage("/contact")}>
          {words.contact}
        </Button>
      ) : null}
    </div>
  );
}
