import { readingGrade } from "@iep-insider/sdk/reading-grade";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { responseFormatOf } from "../../src/ai/model/askModel.ts";
import { buildMessages } from "../../src/ai/model/buildMessages.ts";
import { fillIn } from "./fillIn.ts";
import { request, useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

function filledFor(schema: z.ZodType, material = request.material): unknown {
  const asked = { ...request, schema, material };
  return fillIn({ messages: buildMessages(asked), response_format: responseFormatOf(asked) });
}

const everyKind = z.object({
  outcome: z.enum(["unknown", "answered"]),
  verdict: z.enum(["depends", "may_be_valid"]),
  short: z.string().max(20),
  score: z.number().int().min(3),
  isSure: z.boolean(),
  steps: z.array(z.object({ title: z.string(), when: z.string().nullable() })).min(3),
  citations: z.array(z.string()).max(1),
  ids: z.array(z.enum(["one", "two", "three"])),
  kind: z.literal("fixed"),
  choice: z.discriminatedUnion("is", [z.object({ is: z.literal("a"), text: z.string() })]),
});

describe("fields that the stand-in fills in", () => {
  test("fit the schema, whatever it holds", () => {
    const filled = everyKind.parse(filledFor(everyKind));
    expect(filled).toMatchObject({
      outcome: "answered",
      verdict: "depends",
      score: 3,
      citations: ["manifestation"],
      ids: ["one", "two"],
    });
    expect(filled.steps).toHaveLength(3);
  });

  test("cite the ids that were given, in their order, of provisions and of states", () => {
    const schema = z.object({ citations: z.array(z.string()) });
    expect(filledFor(schema, "state:TX:evaluation says so, and iee; not-an-id does not")).toEqual({
      citations: ["state:TX:evaluation", "iee"],
    });
    expect(filledFor(schema, "Nothing was found.")).toEqual({ citations: [] });
  });

  test("are plain to read and hold no number", () => {
    const { answer } = z.object({ answer: z.string() }).parse(filledFor(z.object({ answer: z.string() })));
    expect(readingGrade(answer)).toBeLessThanOrEqual(8);
    expect(answer).not.toMatch(/\d/);
  });
});

describe("over HTTP", () => {
  const steer = (url: string, script: unknown) =>
    fetch(new URL("/script", url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(script),
    });

  test("takes a script, plays it, and shows what was asked", async () => {
    const { url, ask } = engine();
    const script = { acts: [{ act: "refuse" }], otherwise: { act: "garbage" } };
    expect((await steer(url, script)).status).toBe(200);
    expect([await ask(), await ask(), await ask()]).toEqual(["refused", "unreadable", "unreadable"]);
    const asked: unknown = await (await fetch(new URL("/asked", url))).json();
    expect(asked).toHaveLength(3);
    expect(JSON.stringify(asked)).not.toContain("sk-stand-in");
  });

  test("a new script forgets what was asked, and an empty one answers well", async () => {
    const { url, ask } = engine();
    await ask();
    await steer(url, {});
    expect(standIn.asked).toEqual([]);
    expect(await ask()).toMatchObject({ citations: ["manifestation", "prior-written-notice"] });
  });

  test("refuses acts that it does not know", async () => {
    expect((await steer(engine().url, { acts: [{ act: "dance" }] })).status).toBe(400);
  });

  test("answers nobody without a key", async () => {
    const response = await fetch(new URL("/v1/chat/completions", engine().url), { method: "POST" });
    expect(response.status).toBe(401);
  });
});
