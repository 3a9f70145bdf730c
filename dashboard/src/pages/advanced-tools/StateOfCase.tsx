import { ofKind, useRecords } from "@iep-insider/sdk/case";
import type { ToolId } from "@iep-insider/sdk/catalog";
import { type StateCode, stateNames } from "@iep-insider/sdk/law";
import { Button } from "@iep-insider/sdk/ui";
import { caseStore } from "../../app/host/caseStore.ts";
import { stateOfCase as words } from "../../content/case.ts";

/** The tools that take over a state as long as nothing was entered (`ToolHost.state`). */
const asking: readonly ToolId[] = [
  "chat",
  "denial-decoder",
  "dispute-guide",
  "letter-generator",
  "rights-guide",
  "signing-advisor",
];

interface Props {
  readonly tool: ToolId;
  readonly used: StateCode | null;
  readonly onUse: (state: StateCode) => void;
}

/** Above a tool that asks for the state: the state of the parent's case, by one press. Nothing without one. */
export function StateOfCase({ tool, used, onUse }: Props) {
  const state = ofKind(useRecords(caseStore) ?? [], "child")[0]?.value.state ?? null;
  if (state === null || !asking.includes(tool)) return null;
  return (
    <div role="status">
      {used ? (
        <p>{words.used(stateNames[used])}</p>
      ) : (
        <Button onClick={() => onUse(state)}>{words.use(stateNames[state])}</Button>
      )}
    </div>
  );
}
