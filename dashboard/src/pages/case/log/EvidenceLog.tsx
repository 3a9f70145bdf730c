import { tw } from "@iep-insider/sdk/theme";
import { evidenceLog as words } from "../../../content/evidenceLog.ts";
import { CasePage } from "../CasePage.tsx";
import { Chain, useChainProblem } from "./Chain.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryList } from "./EntryList.tsx";
import { Packet } from "./Packet.tsx";
import { RemovalCounter } from "./RemovalCounter.tsx";
import { Services } from "./Services.tsx";
import { type Log, useLog } from "./useLog.ts";

/** What happened at school, as evidence (ADR 81). */
export function Component() {
  return (
    <CasePage title={words.title} lead={words.lead}>
      <EvidenceLog />
    </CasePage>
  );
}

function EvidenceLog() {
  const log = useLog();
  return log === null ? <p role="status">{words.loading}</p> : <Shown log={log} />;
}

function Shown({ log }: { readonly log: Log }) {
  const problem = useChainProblem(log.entries);
  const services = log.services.map(({ service }) => service.name);
  return (
    <>
      <div className={tw`flex flex-col gap-2`}>
        <EntryForm services={services} />
        <p className={tw`text-sm text-quiet`}>{words.private}</p>
      </div>
      <RemovalCounter items={log.items} />
      <EntryList items={log.items} services={services} />
      <Services items={log.items} services={log.services} />
      {problem === undefined ? null : <Packet log={log} problem={problem} />}
      <Chain entries={log.entries} problem={problem} />
    </>
  );
}
