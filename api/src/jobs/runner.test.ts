import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { TestApp } from "../../tests/createTestApp.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { jobs } from "./index.ts";
import type { Job } from "./Job.ts";
import { createJobRunner, type JobRunner, turnEvery } from "./runner.ts";

const hour = 60 * 60_000;
let now: Date;
const one = useTestApp({ clock: () => now });
const two = useTestApp({ clock: () => now, beside: one });
beforeEach(async () => {
  now = new Date("2026-11-21T10:20:30.000Z");
  await one.database.jobRuns.destroy({ where: {} });
  await one.database.locks.destroy({ where: {} });
  for (const app of [one, two]) app.logLines.length = 0;
});

/** A job that notes its runs. */
function jobThat(work: (signal: AbortSignal) => Promise<number>, name = "test") {
  const counted = { runs: 0 };
  const job: Job = {
    name,
    period: hour,
    run(_, signal) {
      counted.runs++;
      return work(signal);
    },
  };
  return { job, counted };
}

/** A job that runs until the test releases it. */
function longJob() {
  const gate = Promise.withResolvers<number>();
  return { ...jobThat(() => gate.promise), letGo: () => gate.resolve(0) };
}

/** Runs until aborted, then stops as jobs are required to. */
const untilTold = (signal: AbortSignal) =>
  new Promise<number>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A job that says it is done may be giving back its lock yet, and a turn at that moment passes it by: so one for each look. */
function afterATurn(runner: JobRunner, turns: Promise<void>[], look: () => number): number {
  turns.push(runner.turn());
  return look();
}

function logOf(app: TestApp): Record<string, unknown>[] {
  return app.logLines.map((line) => JSON.parse(line));
}

test("a job runs once per period, however many processes there are and however often they look", async () => {
  const { job, counted } = jobThat(async () => 7);
  const runners = [one, two, one, two].map((app) => createJobRunner(app.services, [job]));
  const allTurn = () => Promise.all(runners.map((runner) => runner.turn()));

  for (const [moment, runs] of [
    ["2026-11-21T10:20:30.000Z", 1],
    ["2026-11-21T10:20:31.000Z", 1],
    ["2026-11-21T10:59:59.999Z", 1],
    ["2026-11-21T11:00:00.000Z", 2],
    ["2026-11-21T11:59:59.999Z", 2],
    ["2026-11-24T15:00:00.000Z", 3],
  ] as const) {
    now = new Date(moment);
    await allTurn();
    expect([moment, counted.runs]).toEqual([moment, runs]);
  }
  expect(await one.database.locks.count()).toBe(0);
  const runs = await one.database.jobRuns.findAll();
  expect(runs.map((run) => run.toJSON())).toEqual([{ job: "test", ranAt: now }]);
});

test("a job is not begun again while it runs, here or elsewhere, also when the next period begins", async () => {
  const { job, counted, letGo } = longJob();
  const [here, there] = [one, two].map((app) => createJobRunner(app.services, [job]));
  const first = here?.turn();
  await expect.poll(() => counted.runs).toBe(1);
  now = new Date(now.getTime() + hour);
  const again = here?.turn();
  await there?.turn();
  expect(counted.runs).toBe(1);

  letGo();
  await Promise.all([first, again]);
  // It ran in the period in which it began.
  await there?.turn();
  expect(counted.runs).toBe(2);
});

test("a job is not run by one that asked just before another ran it", async () => {
  const { job, counted } = jobThat(async () => 0);
  const { jobRuns } = two.database;
  vi.spyOn(jobRuns, "findByPk").mockImplementationOnce(async () => {
    await createJobRunner(one.services, [job]).turn();
    return null;
  });
  await createJobRunner(two.services, [job]).turn();
  expect(counted.runs).toBe(1);
  expect(two.logLines).toEqual([]);
});

const no = () => {
  throw new Error("no");
};
test.each([
  ["later", async () => no()],
  ["at once", no],
])(
  "a job that fails %s is logged by name, stops no other job, and runs again at the next interval",
  async (_, fail) => {
    let isBroken = true;
    const failing = jobThat(() => (isBroken ? fail() : Promise.resolve(0)), "failing");
    const other = jobThat(async () => 0, "other");
    const runner = createJobRunner(one.services, [failing.job, other.job]);
    await runner.turn();
    expect([failing.counted.runs, other.counted.runs]).toEqual([1, 1]);
    expect(logOf(one)).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: "job failed: tried again at the next turn",
        job: "failing",
        err: expect.objectContaining({ message: "no" }),
      }),
    );

    isBroken = false;
    await createJobRunner(two.services, [failing.job, other.job]).turn();
    await runner.turn();
    expect([failing.counted.runs, other.counted.runs]).toEqual([2, 1]);
  },
);

test("a slow failing job delays no other job", async () => {
  const slow = longJob();
  const other = jobThat(async () => 0, "other");
  const runner = createJobRunner(one.services, [slow.job, other.job]);
  const turns = [runner.turn()];
  await expect.poll(() => logOf(one).map(({ job }) => job)).toContain("other");
  now = new Date(now.getTime() + hour);
  await expect.poll(() => afterATurn(runner, turns, () => other.counted.runs)).toBe(2);
  slow.letGo();
  await Promise.all(turns);
});

test("a job that fails by never ending is given up, told so, and can be tried by others", async () => {
  let wasTold = false;
  const { job, counted } = jobThat((signal) => {
    signal.addEventListener("abort", () => (wasTold = true));
    return new Promise(() => undefined);
  });
  await createJobRunner(one.services, [job], { longestRun: 50 }).turn();
  expect(wasTold).toBe(true);
  expect(logOf(one)).toMatchObject([{ level: 50, job: "test", err: { type: "TimeoutError" } }]);
  expect(await one.database.locks.count()).toBe(0);
  await createJobRunner(two.services, [job], { longestRun: 50 }).turn();
  expect(counted.runs).toBe(2);
});

test("stopping asks a running job to leave off, waits for it, and leaves the rest to the next process", async () => {
  const { job, counted } = jobThat(untilTold);
  const runner = createJobRunner(one.services, [job]);
  const turn = runner.turn();
  await expect.poll(() => counted.runs).toBe(1);
  expect(await runner.stop()).toBe(true);
  await turn;
  expect(logOf(one)).toMatchObject([{ level: 30, msg: "job interrupted: the next process goes on" }]);
  expect(await one.database.locks.count()).toBe(0);
  expect(await one.database.jobRuns.count()).toBe(0);

  const next = jobThat(async () => 0);
  await createJobRunner(two.services, [next.job]).turn();
  expect(next.counted.runs).toBe(1);
});

test("stopping waits for no longer than the deadline, also for what began turns ago", async () => {
  const { job, counted, letGo } = longJob();
  const runner = createJobRunner(one.services, [job, jobThat(async () => 0, "other").job], {
    deadline: 50,
  });
  const turns = [runner.turn()];
  await expect.poll(() => counted.runs).toBe(1);
  await expect.poll(() => logOf(one).length).toBe(1);
  now = new Date(now.getTime() + hour);
  await expect.poll(() => afterATurn(runner, turns, () => logOf(one).length)).toBe(2);
  expect(await runner.stop()).toBe(false);
  letGo();
  await Promise.all(turns);
});

test("stopping begins nothing new, not even what was about to begin", async () => {
  const { job, counted } = jobThat(async () => 0);
  const runner = createJobRunner(one.services, [job]);
  const turn = runner.turn();
  expect(await runner.stop()).toBe(true);
  await turn;
  await runner.turn();
  expect(counted.runs).toBe(0);
});

test("the timer takes a turn immediately and every minute, until it is stopped", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { job, counted } = jobThat(async () => 0);
  const runner = createJobRunner(one.services, [{ ...job, period: turnEvery }]);
  const runs = () => one.database.jobRuns.findByPk("test").then((run) => run?.ranAt);
  runner.start();
  await expect.poll(runs).toEqual(now);
  now = new Date(now.getTime() + turnEvery);
  // A turn leaves out a job that has not let go of its lock yet; the next one takes it.
  const runsAfterTurn = () => {
    vi.advanceTimersByTime(turnEvery);
    return runs();
  };
  await expect.poll(runsAfterTurn).toEqual(now);
  expect(counted.runs).toBe(2);

  await runner.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("the jobs have names of their own that fit the database", () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(60);
});
