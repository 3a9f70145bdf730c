import { createVisitor, type Door, type Question } from "./visitor.ts";

/** A request, and its expected status. */
export interface Kind extends Question {
  readonly name: string;
  readonly status: number;
  /** The maximum number per address, if a limit per address applies. */
  readonly most?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** One line for each request that failed. */
  readonly failures: readonly string[];
  readonly slowest: number;
}

/** The number of requests per visitor; the next one uses a new connection. */
const requestsOfOne = 60;

/** Sends requests without a pause over `connections` keep-alive connections, in turns, until it is stopped. */
export function startLoad(door: Door, kinds: readonly Kind[], connections: number) {
  const byKind: Record<string, number> = {};
  const failures: string[] = [];
  let requests = 0;
  let slowest = 0;
  let visitors = 0;
  let isOver = false;

  async function askOne(visit: ReturnType<typeof createVisitor>, kind: Kind): Promise<void> {
    const began = performance.now();
    const problem = await visit.ask(kind).then(
      ({ status, text }) => (status === kind.status ? null : `${status} ${text.slice(0, 160)}`),
      (error: unknown) => String(error),
    );
    requests++;
    byKind[kind.name] = (byKind[kind.name] ?? 0) + 1;
    slowest = Math.max(slowest, performance.now() - began);
    if (problem !== null) failures.push(`${new Date().toISOString()} ${kind.name}: ${problem}`);
  }

  async function visit(worker: number): Promise<void> {
    const number = visitors++;
    const visitor = createVisitor(door, `127.9.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`);
    const sent = new Map<Kind, number>();
    for (let turn = worker; turn < worker + requestsOfOne && !isOver; turn++) {
      const kind = kinds[turn % kinds.length];
      const before = kind ? (sent.get(kind) ?? 0) : 0;
      if (!kind || before >= (kind.most ?? Number.POSITIVE_INFINITY)) continue;
      sent.set(kind, before + 1);
      await askOne(visitor, kind);
    }
    visitor.leave();
  }

  const workers = Array.from({ length: connections }, async (_, worker) => {
    while (!isOver) await visit(worker);
  });
  return {
    /** Waits for every request to finish. */
    async stop(): Promise<LoadResult> {
      isOver = true;
      await Promise.all(workers);
      return { requests, byKind, failures, slowest: Math.round(slowest) };
    },
  };
}
