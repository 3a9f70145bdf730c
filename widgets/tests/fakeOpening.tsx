import { ToolAccess } from "@iep-insider/sdk/access";
import type { AskAccess, GateProps } from "@iep-insider/sdk/host";
import type { ReactElement } from "react";
import { createFakeHost, type FakeHost, renderInHost } from "./renderInHost.tsx";

/** Shows a tool that is not open: its gate is a heading and a button that opens it. */
export function renderClosed(ui: ReactElement, host: FakeHost = createFakeHost(), access = closed): FakeHost {
  const around = { ...host, access };
  renderInHost(<ToolAccess tool="letter-generator">{ui}</ToolAccess>, around);
  return around;
}

const closed: AskAccess = () => ({ state: "closed", asks: true, gate: async () => Gate });

function Gate({ onOpen }: GateProps) {
  return (
    <>
      <h2 tabIndex={-1}>The gate</h2>
      <button type="button" onClick={onOpen}>
        Open
      </button>
    </>
  );
}
