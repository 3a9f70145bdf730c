import type { JobHealth } from "@iep-insider/sdk/contract";
import { healthWords, jobStateWords } from "../../../content/admin/health.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { exactTime } from "../kit/exactTime.ts";
import { When } from "../kit/When.tsx";
import { Part } from "./Part.tsx";
import { StateWord } from "./StateWord.tsx";

/** What the server does by the clock: when it last did, and when it will. */
export function Jobs({ jobs, now }: { readonly jobs: readonly JobHealth[]; readonly now: Date }) {
  const { jobHeads, neverRan, dueNow } = healthWords;
  return (
    <Part title={healthWords.jobs} text={healthWords.jobsText}>
      <DataTable
        id="jobs"
        caption={healthWords.jobsCaption}
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          { head: jobHeads.name, cell: ({ name }) => name },
          {
            head: jobHeads.state,
            cell: ({ state }) => <StateWord state={state} word={jobStateWords[state]} />,
          },
          {
            head: jobHeads.last,
            cell: ({ lastRanAt }) => (lastRanAt === null ? neverRan : <When at={lastRanAt} now={now} />),
          },
          {
            head: jobHeads.next,
            cell: ({ nextDueAt }) => (nextDueAt === null ? dueNow : exactTime(new Date(nextDueAt))),
          },
        ]}
      />
    </Part>
  );
}
