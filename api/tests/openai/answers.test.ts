import { expect, test } from "vitest";
import type { Act } from "./Act.ts";
import { useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

const error = (status: number, code?: string, headers?: Record<string, string>): Act => ({
  act: "error",
  status,
  ...(code && { code }),
  ...(headers && { headers }),
});

test("a good answer is what the schema reads of it", async () => {
  const answer = { answer: "Ask for a meeting.", citations: ["manifestation"], note: null };
  standIn.play([{ act: "answer", content: { ...answer, extra: "dropped" } }]);
  expect(await engine().ask()).toEqual(answer);
});

test.each<[Act, string]>([
  [{ act: "refuse" }, "refused"],
  [{ act: "filtered" }, "refused"],
  [error(400, "content_filter"), "refused"],
  [{ act: "too-long" }, "unreadable"],
  [{ act: "truncated-json" }, "unreadable"],
  [{ act: "wrong-fields" }, "unreadable"],
  [{ act: "answer", content: "Of course! Here is your answer." }, "unreadable"],
  [{ act: "no-completion" }, "unreadable"],
  [{ act: "garbage" }, "unreadable"],
  [{ act: "page" }, "unreadable"],
])("an answer that is none %j is %s, and is not asked for again", async (act, why) => {
  standIn.play([act]);
  expect(await engine().ask()).toBe(why);
  expect(standIn.asked).toHaveLength(1);
});

test.each<[Act, string]>([
  [error(429, "rate_limit_exceeded"), "rate_limited"],
  [error(500), "unavailable"],
  [{ act: "hang-up" }, "unavailable"],
  [{ act: "cut-off" }, "unavailable"],
])("a failure that may pass %j is tried three times, then it is %s", async (act, why) => {
  standIn.play([], act);
  expect(await engine().ask()).toBe(why);
  expect(standIn.asked).toHaveLength(3);
});

test.each<[Act]>([[error(429)], [error(500)], [{ act: "hang-up" }], [{ act: "cut-off" }]])(
  "a failure that may pass %j twice is made good by the third try",
  async (act) => {
    standIn.play([act, act]);
    expect(await engine().ask()).toMatchObject({ answer: expect.any(String) });
    expect(standIn.asked).toHaveLength(3);
  },
);

test("a temporary failure is unavailable when nothing listens", async () => {
  const settings = { baseUrl: "http://127.0.0.1:9/v1" };
  expect(await engine({ settings }).ask()).toBe("unavailable");
});

test.each<[Act, string, RegExp]>([
  [error(404, "model_not_found"), "unavailable", /OPENAI_MODEL and OPENAI_BASE_URL/],
  [error(429, "insufficient_quota"), "rate_limited", /credit/],
  [error(400, "unsupported_parameter"), "unavailable", /structured outputs/],
])(
  "a failure that an operator has to fix is tried once and reported once, %j: %s",
  async (act, why, advice) => {
    standIn.play([], act);
    const { ask, events } = engine();
    expect(await ask()).toBe(why);
    expect(standIn.asked).toHaveLength(1);
    expect(await ask()).toBe(why);
    const errors = events.filter(({ level }) => level === "error");
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(advice)]);
  },
);

test("a redirect, which an operator has to fix, does not send the parent's words elsewhere", async () => {
  standIn.play([], error(307, undefined, { location: "/v1/elsewhere" }));
  expect(await engine().ask()).toBe("unavailable");
  expect(standIn.asked.map(({ path }) => path)).toEqual(Array(3).fill("/v1/chat/completions"));
});
