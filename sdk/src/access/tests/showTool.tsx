import { configure } from "@testing-library/dom";
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, vi } from "vitest";
import type { ToolId } from "../../catalog/index.ts";
import type { CountedEvent } from "../../contract/index.ts";
import { type AskAccess, type GateProps, ToolHostProvider, useOpening } from "../../host/index.ts";
import type { ToastMessage } from "../../ui/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { createAccess } from "../createAccess.ts";
import { createConnect } from "../createConnect.ts";
import { ToolAccess } from "../ToolAccess.tsx";

// A busy machine is no fault of the product.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.unstubAllGlobals();
});

export interface Shown {
  readonly notified: ToastMessage[];
  readonly tracked: (readonly [CountedEvent, ToolId])[];
  /** How often it could not be found out whether the tool is open. */
  readonly failures: number[];
  readonly unmount: () => void;
}

/**
 * Shows a tool, as a host does: its first step, and "The tool" with a heading once it is open, or else its gate.
 * @param access what the host says of who may use it, if not what the surroundings make of it.
 */
export function showTool(
  tool: ToolId,
  surroundings: AccessSurroundings,
  access: AskAccess = createAccess(surroundings),
): Shown {
  const shown: Shown = { notified: [], tracked: [], failures: [], unmount: () => unmount() };
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <ToolHostProvider
      host={{
        access,
        connect: createConnect(surroundings),
        notify: (message) => shown.notified.push(message),
        openPage: () => {},
        track: (event, counted) => shown.tracked.push([event, counted]),
        drafts: null,
        ownTemplates: null,
        case: null,
        device: null,
        start: null,
        state: null,
        handOff: () => {},
      }}
    >
      <div>
        <ToolAccess tool={tool} onFailed={() => shown.failures.push(1)}>
          <p>The first step</p>
          <Guarded>
            <h2>The tool</h2>
          </Guarded>
        </ToolAccess>
      </div>
    </ToolHostProvider>,
  );
  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    root.unmount();
    place.remove();
  };
  unmounts.push(unmount);
  return shown;
}

/** As a tool guards what comes after its first step. */
function Guarded({ children }: { readonly children: ReactNode }) {
  const { isOpen, ask, open } = useOpening();
  const [Gate, setGate] = useState<ComponentType<GateProps> | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once, and before `ToolAccess` has an answer.
  useLayoutEffect(() => {
    ask().then(
      (loaded) => setGate(() => loaded),
      () => setGate("failed"),
    );
  }, [tries]);
  if (isOpen) return children;
  if (Gate === "failed")
    return (
      <button type="button" onClick={() => setTries(tries + 1)}>
        Try again
      </button>
    );
  return Gate ? <Gate onOpen={open} /> : null;
}
