import { adminHealth } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { healthWords } from "../../../content/admin/health.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { Checks } from "./Checks.tsx";
import { Jobs } from "./Jobs.tsx";
import { MailQueue } from "./MailQueue.tsx";
import { Process } from "./Process.tsx";
import { Verdict } from "./Verdict.tsx";

const server = serverCalls(adminHealth);

/** The answer first, then what it rests on. */
export function HealthScreen() {
  const asked = useAsked(adminHealth.readHealth.path, {}, () => server.readHealth());
  return (
    <AskedFor asked={asked} waiting={healthWords.loading} start={adminSections.health.path}>
      {(health) => {
        const now = new Date(health.checkedAt);
        return (
          <>
            <Verdict health={health} isLooking={asked.isAsking} onLookAgain={asked.again} />
            <Checks checks={health.checks} now={now} />
            <MailQueue mails={health.mails} now={now} />
            <Jobs jobs={health.jobs} now={now} />
            <Process process={health.process} now={now} />
          </>
        );
      }}
    </AskedFor>
  );
}
