import { loadStates } from "@iep-insider/sdk/law";
import { beforeAll, describe, expect, test } from "vitest";
import { createLawIndex } from "../../src/ai/law/createLawIndex.ts";
import type { LawIndex } from "../../src/ai/law/LawIndex.ts";
import { jargonTranslator } from "../../src/ai/tools/jargon-translator/jargonTranslator.ts";
import { write } from "../../src/ai/write.ts";
import type { Act } from "./Act.ts";
import { type Engine, useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

let law: LawIndex;
beforeAll(async () => {
  law = createLawIndex(await loadStates());
});

/** A term that no glossary has, so that the model is asked. */
function translate({ client }: Engine) {
  const input = { term: "blorbification" };
  const question = { input, evidence: jargonTranslator.retrieve(input, law), law, today: "2026-11-21" };
  return write(jargonTranslator, question, client, undefined);
}

describe("a tool's answer, with the package, the checks and the rules in place", () => {
  test("is the model's where it passes the checks", async () => {
    const written = await translate(engine());
    expect(written).toMatchObject({ engine: "openai", fallback: null, tries: 1 });
    expect(written.draft.outcome).toBe("answered");
  });

  test("is asked for once more, with the reason, when it cites what was not given", async () => {
    standIn.play([{ act: "invented-citation" }]);
    const written = await translate(engine());
    expect(written).toMatchObject({ engine: "openai", fallback: null, tries: 2, rejected: ["citations"] });
    expect(written.draft.citations).toEqual([]);
    const [first, second] = standIn.asked.map(({ body }) => JSON.stringify(body));
    expect(first).not.toContain("turned the answer down");
    expect(second).toContain("turned the answer down");
  });

  test("is the rules' when it cites that again, and says so", async () => {
    standIn.play([], { act: "invented-citation" });
    const written = await translate(engine());
    expect(standIn.asked).toHaveLength(2);
    expect(written).toMatchObject({ engine: "rules", rejected: ["citations", "citations"], failure: null });
    expect(written.fallback).toBe("rejected");
    expect(written.draft.citations).toEqual([]);
  });

  test.each<[Act, string]>([
    [{ act: "refuse" }, "refused"],
    [{ act: "truncated-json" }, "unreadable"],
    [{ act: "page" }, "unreadable"],
    [{ act: "error", status: 429 }, "rate_limited"],
    [{ act: "error", status: 500 }, "unavailable"],
    [{ act: "stall" }, "timed_out"],
    [{ act: "stall-midway" }, "timed_out"],
    [{ act: "cut-off" }, "unavailable"],
  ])("is the rules' for %j, and says so", async (act, failure) => {
    standIn.play([], act);
    const written = await translate(engine({ settings: { tryTime: 100 } }));
    expect(written).toMatchObject({ engine: "rules", failure });
    expect(written.fallback).toBe("failed");
    expect(written.draft.outcome).toBe("unknown");
  });
});
