import { expect, test } from "vitest";
import type { Act } from "./Act.ts";
import { useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

const limited = (headers: Record<string, string>): Act => ({ act: "error", status: 429, headers });

/** How long something took, in milliseconds. The machine may be busy: only what would take far longer is looked for. */
async function timed<Result>(work: Promise<Result>) {
  const began = performance.now();
  const result = await work;
  return { result, took: performance.now() - began };
}

function gaps(): readonly number[] {
  return standIn.asked.slice(1).map(({ at }, index) => at - (standIn.asked[index]?.at ?? 0));
}

test.each<[Act]>([[{ act: "stall" }], [{ act: "stall-midway" }]])(
  "time %j is given up after the time of a try, three times",
  async (act) => {
    standIn.play([], act);
    const { result, took } = await timed(engine({ settings: { tryTime: 200 } }).ask());
    expect(result).toBe("timed_out");
    expect(standIn.asked).toHaveLength(3);
    expect(took).toBeGreaterThanOrEqual(590);
    await expect.poll(() => standIn.asked.map(({ isLeft }) => isLeft)).toEqual([true, true, true]);
  },
);

test("time of all tries together has an end, which the last try keeps to", async () => {
  standIn.play([], { act: "stall" });
  const { result, took } = await timed(engine({ settings: { tryTime: 1_000, answerTime: 1_300 } }).ask());
  expect(result).toBe("timed_out");
  expect(standIn.asked).toHaveLength(2);
  expect(took).toBeGreaterThanOrEqual(1_290);
  expect(took).toBeLessThan(2_000);
});

test("time counts from when the answer was first asked for", async () => {
  standIn.play([], { act: "stall" });
  const { ask } = engine({ settings: { tryTime: 1_500, answerTime: 1_600 } });
  const { result, took } = await timed(ask({ began: performance.now() - 1_200 }));
  expect(result).toBe("timed_out");
  expect(standIn.asked).toHaveLength(1);
  expect(took).toBeLessThan(1_500);
  expect(await ask({ began: performance.now() - 1_600 })).toBe("timed_out");
  expect(standIn.asked).toHaveLength(1);
});

test("the wait before the next try grows", async () => {
  standIn.play([], { act: "error", status: 500 });
  await engine({ waits: { firstWait: 100 } }).ask();
  const [first = 0, second = 0] = gaps();
  expect(first).toBeGreaterThanOrEqual(74);
  expect(second).toBeGreaterThanOrEqual(149);
});

test.each<[Record<string, string>, number]>([
  [{ "retry-after-ms": "300" }, 300],
  [{ "retry-after": "1" }, 1000],
])("the wait before the next try is what the provider asks for: %j", async (headers, wait) => {
  standIn.play([limited(headers)]);
  expect(await engine().ask()).toMatchObject({ answer: expect.any(String) });
  expect(gaps()[0]).toBeGreaterThanOrEqual(wait - 5);
});

test("the wait before the next try is not begun when it would outlast the answer", async () => {
  standIn.play([], limited({ "retry-after": "60" }));
  expect(await engine().ask()).toBe("rate_limited");
  expect(standIn.asked).toHaveLength(1);
});

test.each<[Act]>([[{ act: "stall" }], [{ act: "stall-midway" }]])(
  "a client that leaves during %j is let go immediately, and the connection is closed",
  async (act) => {
    standIn.play([], act);
    const leaving = new AbortController();
    const { ask, events } = engine();
    const asking = ask({}, leaving.signal);
    await expect.poll(() => standIn.asked.length).toBe(1);
    leaving.abort();
    expect(await asking).toBe("cancelled");
    await expect.poll(() => standIn.asked[0]?.isLeft).toBe(true);
    expect(standIn.asked).toHaveLength(1);
    expect(events).toEqual([]);
  },
);

test("a client that leaves before the request costs nothing", async () => {
  const { ask, counted } = engine();
  expect(await ask({}, AbortSignal.abort())).toBe("cancelled");
  expect(standIn.asked).toHaveLength(0);
  expect(counted).toEqual([]);
});
