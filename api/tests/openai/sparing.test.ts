import { expect, test } from "vitest";
import { createSpending } from "../../src/ai/model/spending.ts";
import { createTestDatabase } from "../testDatabase.ts";
import type { Act } from "./Act.ts";
import { useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

const down: Act = { act: "error", status: 503 };
const minute = 60_000;

/** An engine whose clock a test can move. */
function engineInTime() {
  let now = new Date("2026-11-21T12:00:00.000Z");
  return {
    ...engine({ clock: () => now, waits: { mostTries: 1 } }),
    pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
  };
}

async function askTimes(times: number, ask: () => Promise<unknown>): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (let asked = 0; asked < times; asked += 1) answers.push(await ask());
  return answers;
}

test.each<[Act, string]>([
  [down, "unavailable"],
  [{ act: "error", status: 429 }, "rate_limited"],
  [{ act: "hang-up" }, "unavailable"],
])("a provider that is down (%j) is asked five times, then no more for a minute", async (act, why) => {
  standIn.play([], act);
  const { ask, events } = engineInTime();
  expect(await askTimes(7, ask)).toEqual([why, why, why, why, why, "resting", "resting"]);
  expect(standIn.asked).toHaveLength(5);
  expect(events.filter(({ message }) => /left in peace/.test(message))).toHaveLength(1);
});

test("a provider that is down is asked once after that minute, and again by all once it answers", async () => {
  standIn.play([], down);
  const { ask, pass } = engineInTime();
  await askTimes(5, ask);
  pass(minute);
  expect(await askTimes(2, ask)).toEqual(["unavailable", "resting"]);
  pass(minute);
  standIn.play([]);
  expect(await askTimes(2, ask)).toEqual([expect.any(Object), expect.any(Object)]);
});

test.each<[Act]>([[{ act: "refuse" }], [{ act: "garbage" }], [{ act: "error", status: 400 }]])(
  "a provider that is down is not what %j says",
  async (act) => {
    standIn.play([], act);
    const answers = await askTimes(7, engineInTime().ask);
    expect(answers).not.toContain("resting");
  },
);

test("a client that leaves does not count as a provider that is down", async () => {
  standIn.play([], { act: "stall" });
  const { ask } = engineInTime();
  const leave = () => ask({}, AbortSignal.timeout(50));
  expect(await askTimes(6, leave)).toEqual(Array(6).fill("cancelled"));
  standIn.play([]);
  expect(await ask()).toEqual(expect.any(Object));
});

test.each<[Act, number]>([
  [{ act: "fill-in" }, 120],
  [{ act: "refuse" }, 120],
  [down, 0],
])("the tokens of an answer are counted, whatever it was: %j, %i", async (act, tokens) => {
  standIn.play([], act);
  const { ask, counted } = engine({ waits: { mostTries: 1 } });
  await ask();
  expect(counted).toEqual(tokens === 0 ? [] : [tokens]);
});

test("the tokens of an answer of all its tries are counted together", async () => {
  standIn.play([{ act: "cut-off" }]);
  const { ask, counted } = engine();
  await ask();
  expect(counted).toHaveLength(1);
  expect(counted[0]).toBeGreaterThan(500);
});

test.each<[Act, string]>([
  [{ act: "uncounted" }, "the provider does not say"],
  [{ act: "stall" }, "the client left before the end"],
])("the tokens of an answer are estimated by its length for %j: %s", async (act) => {
  standIn.play([], act);
  const { ask, counted } = engine({ settings: { tryTime: 100 }, waits: { mostTries: 1 } });
  await ask();
  expect(counted).toHaveLength(1);
  expect(counted[0]).toBeGreaterThan(300);
  expect(counted[0]).toBeLessThan(3_000);
});

test("the budget of a day ends the asking for that day, over all processes", async () => {
  const { database, drop } = await createTestDatabase();
  let now = new Date("2026-11-21T23:00:00.000Z");
  const clock = () => now;
  const one = engine({ clock, spending: createSpending({ database, clock }, 200) });
  const other = engine({ clock, spending: createSpending({ database, clock }, 200) });
  expect(await one.ask()).toEqual(expect.any(Object));
  expect(await other.ask()).toEqual(expect.any(Object));
  expect(await one.ask()).toBe("over_budget");
  expect(await other.ask()).toBe("over_budget");
  expect(standIn.asked).toHaveLength(2);
  now = new Date("2026-11-22T00:00:00.000Z");
  expect(await one.ask()).toEqual(expect.any(Object));
  await drop();
});

test("the budget of a day is kept when it cannot be read: nothing is asked", async () => {
  const broken = async () => Promise.reject(new Error("the database is gone"));
  const { ask, events } = engine({ spending: { isOver: broken, add: broken } });
  expect(await ask()).toBe("unavailable");
  expect(standIn.asked).toHaveLength(0);
  expect(events.map(({ level }) => level)).toEqual(["error"]);
});
