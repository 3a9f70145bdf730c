import type { SyncStatus } from "@iep-insider/sdk/case/sync";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { statusInWords } from "./statusInWords.ts";

const halfMinute = 30_000;

/** What sync is doing, kept current. A problem that needs the parent is a notice. */
export function SyncStatusLine({ status }: { readonly status: SyncStatus }) {
  const [now, setNow] = useState(() => new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status is told from its own moment on.
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), halfMinute);
    return () => clearInterval(timer);
  }, [status]);
  const text = statusInWords(status, now);
  if (isCalm(status)) return <p>{text}</p>;
  return (
    <Notice tone="caution">
      <p>{text}</p>
    </Notice>
  );
}

function isCalm({ kind }: SyncStatus): boolean {
  return ["off", "syncing", "in-sync", "offline", "unanswered"].includes(kind);
}
