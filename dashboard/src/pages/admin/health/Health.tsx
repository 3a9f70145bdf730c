import {
  adminHealth,
  type HealthCheck,
  type HealthFact,
  type HealthState,
  type JobHealth,
  type ServerHealth,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { serverCalls } from "../../../app/server.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import {
  checkWords,
  factWords,
  healthWords,
  jobStateWords,
  stateWords,
} from "../../../content/admin/health.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { Figures } from "../kit/Figures.tsx";
import { QueryResult } from "../kit/QueryResult.tsx";
import { Section } from "../kit/Section.tsx";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { exactTime, relativeTime, When } from "../kit/When.tsx";

/** The server's configuration and health. */
export function Component() {
  return (
    <AdminPage section="health" lead={healthWords.lead} waiting={healthWords.loading}>
      <HealthScreen />
    </AdminPage>
  );
}

const server = serverCalls(adminHealth);

function HealthScreen() {
  const asked = useServerQuery(adminHealth.readHealth.path, {}, () => server.readHealth());
  return (
    <QueryResult asked={asked} waiting={healthWords.loading} start={adminSections.health.path}>
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
    </QueryResult>
  );
}

interface Props {
  readonly health: ServerHealth;
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
}

/** Whether there is anything to do, in one sentence. */
function Verdict({ health, isLooking, onLookAgain }: Props) {
  const states = [...health.checks, ...health.jobs].map(({ state }) => state);
  const open = states.filter((state) => state !== "ok").length;
  const tone = states.includes("failing") ? "stop" : "caution";
  return (
    <div className={tw`flex flex-col items-start gap-3`}>
      <div role="status" className={tw`w-full`}>
        {open === 0 ? (
          <Notice tone="good" title={healthWords.allWell}>
            <p>{healthWords.allWellText}</p>
          </Notice>
        ) : (
          <Notice tone={tone} title={healthWords.toDo(open)}>
            <p>{healthWords.toDoText}</p>
          </Notice>
        )}
      </div>
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <Button disabled={isLooking} onClick={onLookAgain}>
          {isLooking ? healthWords.looking : healthWords.lookAgain}
        </Button>
        <p className={tw`text-quiet`}>{healthWords.looked(exactTime(new Date(health.checkedAt)))}</p>
      </div>
    </div>
  );
}

/** Every check: its state, what that means, and which settings affect it. */
function Checks({ checks, now }: { readonly checks: readonly HealthCheck[]; readonly now: Date }) {
  return (
    <Section title={healthWords.checks}>
      <ul className={tw`flex flex-col border-b border-line`}>
        {mostUrgentFirst(checks).map((check) => (
          <li key={check.name} className={tw`flex flex-col gap-2 border-t border-line py-4`}>
            <div className={tw`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1`}>
              <h3 className={tw`font-medium`}>{checkWords[check.name].title}</h3>
              <StateWord state={check.state} word={stateWords[check.state]} />
            </div>
            <p className={tw`max-w-text`}>{checkWords[check.name][check.state]}</p>
            <Facts facts={check.facts} now={now} />
            {check.settings.length > 0 ? (
              <p className={`dash-breakable ${tw`max-w-text text-sm`}`}>
                {healthWords.settings(check.settings)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Scheduled jobs: last and next run. */
function Jobs({ jobs, now }: { readonly jobs: readonly JobHealth[]; readonly now: Date }) {
  const { jobHeads, neverRan, dueNow } = healthWords;
  return (
    <Section title={healthWords.jobs} lead={healthWords.jobsText}>
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
    </Section>
  );
}

interface MailQueueProps {
  readonly mails: ServerHealth["mails"];
  readonly now: Date;
}

/** Waiting and abandoned mails. */
function MailQueue({ mails: { waiting, oldestDue, givenUp }, now }: MailQueueProps) {
  const { mailFigures, noneDue } = healthWords;
  return (
    <Section title={healthWords.mails}>
      <Figures
        figures={[
          [mailFigures.waiting, String(waiting)],
          [mailFigures.oldest, oldestDue === null ? noneDue : relativeTime(new Date(oldestDue), now)],
          [mailFigures.givenUp, String(givenUp)],
        ]}
      />
      <p>
        <SiteLink to={adminSections.mails.path}>{healthWords.toMails}</SiteLink>
      </p>
    </Section>
  );
}

interface ProcessProps {
  readonly process: ServerHealth["process"];
  readonly now: Date;
}

/** The process that responded. */
function Process({ process: { version, startedAt }, now }: ProcessProps) {
  return (
    <Section title={healthWords.process} lead={healthWords.processText}>
      <dl className={tw`flex flex-wrap gap-x-8 gap-y-2`}>
        <div className={tw`flex gap-2`}>
          <dt className={tw`text-quiet`}>{healthWords.version}</dt>
          <dd>{version}</dd>
        </div>
        <div className={tw`flex gap-2`}>
          <dt className={tw`text-quiet`}>{healthWords.started}</dt>
          <dd>
            <When at={startedAt} now={now} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

const figures = new Intl.NumberFormat("en-US");

function Facts({ facts, now }: { readonly facts: readonly HealthFact[]; readonly now: Date }) {
  return (
    <dl className={tw`flex flex-wrap gap-x-6 gap-y-1 text-sm`}>
      {facts.map((fact) => (
        <div key={fact.name} className={tw`flex flex-wrap gap-x-2 min-w-0`}>
          <dt className={tw`text-quiet`}>{factWords[fact.name]}</dt>
          <dd className={tw`min-w-0 break-words`}>{shown(fact, now)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown({ name, value }: HealthFact, now: Date): ReactNode {
  if (value === null) return healthWords.none;
  if (name === "last_event") return <When at={String(value)} now={now} />;
  // A port is a name made of digits.
  return typeof value === "number" && name !== "port" ? figures.format(value) : value;
}

/** The color adds no information to the word. */
function StateWord({ state, word }: { readonly state: HealthState; readonly word: string }) {
  return <span className={`${looks[state]} ${tw`font-medium`}`}>{word}</span>;
}

const looks: Readonly<Record<HealthState, string>> = {
  ok: tw`text-good`,
  stand_in: tw`text-caution`,
  missing: tw`text-caution`,
  failing: tw`text-stop`,
};

const urgency: Readonly<Record<HealthState, number>> = { failing: 0, missing: 1, stand_in: 2, ok: 3 };

/** Failing checks first, passing ones last; otherwise in the server's order. */
function mostUrgentFirst(checks: readonly HealthCheck[]): readonly HealthCheck[] {
  return checks.toSorted((one, other) => urgency[one.state] - urgency[other.state]);
}
