import type { HealthCheckName, ServerHealth, ServiceStates } from "@iep-insider/sdk/contract";
import { readHealth } from "../admin/health/readHealth.ts";
import { reconcilePayments } from "../billing/reconcile/job.ts";
import { NotReady } from "../http/errors.ts";
import type { Services } from "../services.ts";

type ServiceName = ServiceStates["services"][number]["name"];

/** What the operator's health figures (`/admin/health`) say about each service. */
const basedOn: Readonly<
  Record<ServiceName, { readonly checks: readonly HealthCheckName[]; readonly job?: string }>
> = {
  accounts: { checks: ["database", "migrations"] },
  payments: { checks: ["payments", "webhooks"], job: reconcilePayments.name },
  mail: { checks: ["mail"] },
  answers: { checks: ["ai"] },
};

const keptFor = 60_000;

/** @returns reads the states of the services, from the database at most once a minute. @throws {NotReady} from it. */
export function createStatusReader(services: Services): () => Promise<ServiceStates> {
  const { clock, logger } = services;
  let kept: { readonly until: number; readonly states: Promise<ServiceStates> } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept === null || now >= kept.until) {
      const states = readHealth(services).then(statesOf, (error: unknown) => {
        // Asked again by the next visitor.
        kept = null;
        logger.warn({ err: error }, "no status: the database does not answer");
        throw new NotReady();
      });
      kept = { until: now + keptFor, states };
    }
    return kept.states;
  };
}

/** Settings that are missing are the operator's concern; a visitor only notices what fails. */
export function statesOf({ checkedAt, checks, jobs }: ServerHealth): ServiceStates {
  const failing = new Set(
    [...checks, ...jobs].filter(({ state }) => state === "failing").map(({ name }) => name),
  );
  const services = Object.entries(basedOn).map(([name, { checks, job }]) => {
    const isLimited = checks.some((check) => failing.has(check)) || (job !== undefined && failing.has(job));
    return { name: name as ServiceName, state: isLimited ? ("limited" as const) : ("working" as const) };
  });
  return { checkedAt, services };
}
