import { useToolHost } from "@iep-insider/sdk/host";
import { useState } from "react";

const name = /* verbatim */ "names kept";

/** Names to leave out. They are never stored, and still there once the tool's language has changed (ADR 92). */
export function useNames(): readonly [names: string, change: (names: string) => void] {
  const { memory } = useToolHost();
  const [names, setNames] = useState(() => String(memory?.read(name) ?? ""));
  const change = (next: string) => {
    memory?.write(name, next);
    setNames(next);
  };
  return [names, change];
}
