import { EmailGate, isFreeOpen } from "@iep-insider/sdk/access";
import { type ReactNode, useMemo, useState } from "react";
import { accessSurroundings } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";

interface FreeGate {
  /** Shown in place of the first step while the address is asked for; null otherwise. */
  readonly gate: ReactNode;
  /** Runs a task now, or once the address is given (ADR 12). */
  readonly whenOpen: (task: () => void) => void;
}

/**
 * The email gate of a page of the case, after its first step (ADR 54).
 * @param name what it opens: "Evidence log".
 */
export function useFreeGate(name: string): FreeGate {
  const [waiting, setWaiting] = useState<{ readonly task: () => void } | null>(null);
  const surroundings = useMemo(() => accessSurroundings({ subscribe: () => {}, signIn: null }), []);
  const calls = useMemo(() => ({ sendEmail: server.sendFreeToolEmail }), []);
  return {
    gate: waiting ? (
      <EmailGate
        name={name}
        about={null}
        surroundings={surroundings}
        calls={calls}
        notify={toasts.show}
        onOpen={() => {
          setWaiting(null);
          waiting.task();
        }}
      />
    ) : null,
    whenOpen: (task) => (isFreeOpen(surroundings) ? task() : setWaiting({ task })),
  };
}
