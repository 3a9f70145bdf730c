import { type GateProps, type ToolHost, useToolHost } from "@iep-insider/sdk/host";
import type { DocumentText } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { oneUseWords as words } from "./content.ts";
import { isSameDocument, keepPaid, lineHashes, paidDocuments } from "./openedDocuments.ts";

interface Props {
  readonly text: DocumentText;
  /** Leads back to what is free. */
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * What one use opens: one document (ADR 83). Inside `<WhenOpen>`, for a tool that is open: with all tools it is open to
 * every document, with a use to the one that it was spent on. For another one, the gate is here.
 */
export function ForThisDocument({ text, onBack, children }: Props) {
  const { access, device } = useToolHost();
  const [state, setState] = useState<"asking" | "open" | "failed" | ComponentType<GateProps>>("asking");
  const ask = useCallback(async () => {
    setState("asking");
    try {
      const gate = await gateFor(text, { access, device });
      setState(gate === null ? "open" : () => gate);
    } catch {
      setState("failed");
    }
  }, [text, access, device]);
  useEffect(() => void ask(), [ask]);
  if (state === "open") return children;
  if (state === "asking") return <p role="status">{words.asking}</p>;
  const Gate = state === "failed" ? null : state;
  return (
    <div className={tw`flex flex-col gap-4`}>
      {Gate ? (
        <>
          <Notice>
            <p>{words.another}</p>
          </Notice>
          <Gate onOpen={() => void ask()} />
        </>
      ) : (
        <Notice tone="stop" role="alert" title={words.failed}>
          <p>{words.notLost}</p>
          <Button onClick={() => void ask()}>{words.retry}</Button>
        </Notice>
      )}
      <div>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </div>
  );
}

/** @returns the gate for this document; null where it is open. @throws when the server could not be asked. */
async function gateFor(
  text: DocumentText,
  { access, device }: Pick<ToolHost, "access" | "device">,
): Promise<ComponentType<GateProps> | null> {
  // Without them, this browser cannot tell documents apart.
  if (device === null || !globalThis.crypto?.subtle) return null;
  const lines = await lineHashes(text);
  const paid = paidDocuments(device, Date.now());
  // Before anything is asked: also offline.
  if (paid.some((one) => isSameDocument(lines, one))) return null;
  const opened = await access("document-reader");
  const until = opened.state === "open" ? opened.until : undefined;
  // All tools are open.
  if (until === undefined) return null;
  if (!paid.some((one) => one.until === until)) {
    keepPaid(device, { until, lines }, Date.now());
    return null;
  }
  const answer = await access("document-reader", "another document");
  return answer.state === "closed" ? answer.gate() : null;
}
