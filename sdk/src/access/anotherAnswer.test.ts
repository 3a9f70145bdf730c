import { describe, expect, it } from "vitest";
import type { ToolId } from "../catalog/index.ts";
import { type Access, ai } from "../contract/index.ts";
import { createAccess } from "./createAccess.ts";
import { createConnect } from "./createConnect.ts";
import {
  accessWith,
  aKey,
  fakeServer,
  fakeSession,
  fakeSurroundings,
  inAnHour,
} from "./tests/fakeSurroundings.ts";

const day = (tool: ToolId) => ({ open: [{ tool, until: inAnHour() }] });
const use = (tool: ToolId | null) => ({ unspent: [{ tool, kind: "ai_question" as const }] });

/** An answer that was paid for keeps its tool open for a day, and gives no second one (ADR 7). */
const translator = "jargon-translator";
const rows: readonly [why: string, tool: ToolId, access: Partial<Access>, state: "open" | "closed"][] = [
  ["a right to all tools", "goal-analyzer", { everything: true }, "open"],
  ["a use of its own", "goal-analyzer", use("goal-analyzer"), "open"],
  ["a credit of its kind", "goal-analyzer", use(null), "open"],
  ["the day of an answer given before", "goal-analyzer", day("goal-analyzer"), "closed"],
  [
    "that day, and another use",
    "goal-analyzer",
    { ...day("goal-analyzer"), ...use("goal-analyzer") },
    "open",
  ],
  ["nothing", "goal-analyzer", {}, "closed"],
  ["the day of the jargon translator gives any number", translator, day(translator), "open"],
  ["a day of the translator that has not begun", translator, use(translator), "closed"],
  ["nothing for the translator", translator, {}, "closed"],
];

describe("one more answer", () => {
  const withKey = () => {
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    return surroundings;
  };

  it.each(rows)("%s", async (_, tool, access, state) => {
    fakeServer({ "GET /api/access": accessWith(access) });
    expect((await createAccess(withKey())(tool, "an answer")).state).toBe(state);
  });

  it("is asked of the server even while what it said is fresh", async () => {
    let access = accessWith(use("goal-analyzer"));
    const asked = fakeServer({ "GET /api/access": () => access });
    const ask = createAccess(withKey());
    expect((await ask("goal-analyzer")).state).toBe("open");
    access = accessWith(day("goal-analyzer"));
    expect((await ask("goal-analyzer", "an answer")).state).toBe("closed");
    expect((await ask("goal-analyzer")).state).toBe("open");
    expect(asked).toHaveLength(2);
  });

  it("opens immediately for a known member", () => {
    const surroundings = fakeSurroundings({ session: fakeSession("a.b.c", true) });
    expect(createAccess(surroundings)("goal-analyzer", "an answer")).toEqual({ state: "open" });
  });
});

describe("the way to the server", () => {
  it("calls with the current session, and drops the cached access", async () => {
    const surroundings = fakeSurroundings({ session: fakeSession("a.b.c"), siteKey: () => "site_abc" });
    surroundings.purchaseKeys.keep(aKey);
    surroundings.memory.answer = { of: "x", at: 0, access: accessWith() };
    const asked = fakeServer({ "POST /api/analyze-goal": { score: 1 } });
    const { analyzeGoal } = createConnect(surroundings)({ analyzeGoal: ai.analyzeGoal });
    expect(await analyzeGoal({ goalText: "A goal." })).toEqual({ score: 1 });
    expect(asked).toEqual([
      {
        call: "POST /api/analyze-goal",
        headers: {
          "Accept-Language": "en-US",
          "Content-Type": "application/json",
          Authorization: "Bearer a.b.c",
          "X-Site-Key": "site_abc",
          "X-Purchase-Key": aKey,
        },
        siteKey: "site_abc",
        body: { goalText: "A goal." },
      },
    ]);
    expect(surroundings.memory.answer).toBeNull();
  });

  it("can be stopped, and says why", async () => {
    fakeServer({ "POST /api/analyze-goal": () => new Promise(() => {}) });
    const stop = new AbortController();
    const { analyzeGoal } = createConnect(fakeSurroundings())({ analyzeGoal: ai.analyzeGoal });
    const answer = analyzeGoal({ goalText: "A goal." }, { signal: stop.signal });
    stop.abort(new Error("the parent pressed Cancel"));
    await expect(answer).rejects.toThrow("the parent pressed Cancel");
  });

  it("fails if the server's address is unknown", async () => {
    const { analyzeGoal } = createConnect(fakeSurroundings({ server: null }))({
      analyzeGoal: ai.analyzeGoal,
    });
    await expect(analyzeGoal({ goalText: "A goal." })).rejects.toMatchObject({ status: 0, code: "network" });
  });
});
