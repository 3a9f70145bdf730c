import { expect, test } from "vitest";
import { createBreaker, type Health } from "./breaker.ts";

function breakerAt() {
  let now = new Date("2026-11-21T12:00:00.000Z");
  const rests: number[] = [];
  const breaker = createBreaker(
    () => now,
    (failures) => void rests.push(failures),
  );
  return {
    rests,
    enter: breaker.enter,
    pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    ask(...healths: readonly Health[]) {
      for (const health of healths) breaker.enter()?.end(health);
    },
  };
}

const four: readonly Health[] = ["failed", "failed", "failed", "failed"];

test.each<[readonly Health[], boolean, string]>([
  [four, true, "four are not enough"],
  [[...four, "failed"], false, "five in a row are"],
  [[...four, "well", "failed"], true, "an answer between them resets the count"],
  [[...four, "unknown", "failed"], false, "who left says nothing"],
])("the breaker after %j may be asked: %s (%s)", (healths, mayAsk) => {
  const breaker = breakerAt();
  breaker.ask(...healths);
  expect(breaker.enter() !== null).toBe(mayAsk);
});

test("the breaker rests for a minute, then lets one question through", () => {
  const breaker = breakerAt();
  breaker.ask(...four, "failed");
  breaker.pass(59_999);
  expect(breaker.enter()).toBeNull();
  breaker.pass(1);
  expect(breaker.enter()).not.toBeNull();
  expect(breaker.enter()).toBeNull();
  expect(breaker.rests).toEqual([5]);
});

test.each<[Health, boolean, string]>([
  ["well", true, "all may ask again"],
  ["failed", false, "it rests for another minute"],
  ["unknown", true, "the next one finds out"],
])("the breaker when that question ends %s: %s %s", (health, mayAsk) => {
  const breaker = breakerAt();
  breaker.ask(...four, "failed");
  breaker.pass(60_000);
  breaker.enter()?.end(health);
  expect(breaker.enter() !== null).toBe(mayAsk);
});

test("the breaker counts questions that are under way side by side", () => {
  const breaker = breakerAt();
  const passes = [1, 2, 3, 4, 5].map(() => breaker.enter());
  expect(passes).not.toContain(null);
  for (const pass of passes) pass?.end("failed");
  expect(breaker.enter()).toBeNull();
});
