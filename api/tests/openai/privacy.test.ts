import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildMessages } from "../../src/ai/model/buildMessages.ts";
import { ModelFailed } from "../../src/ai/model/ModelClient.ts";
import type { Act } from "./Act.ts";
import { key, request, useEngine } from "./useEngine.ts";

const { standIn, engine } = useEngine();

test("the request contains the model, the three messages and the fields, and nothing else", async () => {
  await engine().ask({ rejected: "It cites an id that was not given." });
  expect(standIn.asked).toHaveLength(1);
  expect(standIn.asked[0]?.body).toEqual({
    model: "test-model",
    messages: buildMessages({ ...request, rejected: "It cites an id that was not given." }),
    response_format: {
      type: "json_schema",
      json_schema: { name: "test_answer", strict: true, schema: expect.any(Object) },
    },
    max_completion_tokens: 500,
    store: false,
  });
});

test("the request asks for every field, and for no other", async () => {
  await engine().ask();
  expect(standIn.asked[0]?.body).toMatchObject({
    response_format: {
      json_schema: { schema: { required: ["answer", "citations", "note"], additionalProperties: false } },
    },
  });
});

test("the request's headers reveal nothing about the user, whatever the process's environment contains", async () => {
  vi.stubEnv("OPENAI_ORG_ID", "org-of-somebody");
  vi.stubEnv("OPENAI_PROJECT_ID", "project-of-somebody");
  await engine().ask();
  vi.unstubAllEnvs();
  const headers = standIn.asked[0]?.headers ?? {};
  expect(standIn.asked[0]?.hasKey).toBe(true);
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|referer|origin|forwarded|organization|project/)]),
  );
  expect(JSON.stringify(headers)).not.toMatch(/somebody|Zebulon/);
});

describe("what is told of it", () => {
  const printed: string[] = [];

  beforeEach(() => {
    printed.length = 0;
    vi.stubEnv("OPENAI_LOG", "debug");
    for (const name of ["log", "debug", "info", "warn", "error"] as const)
      vi.spyOn(console, name).mockImplementation((...all) => void printed.push(inspect(all, { depth: 9 })));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  // Errors and garbage of the stand-in quote the key and all that was sent.
  test.each<[Act]>([
    [{ act: "fill-in" }],
    [{ act: "answer", content: request.words }],
    [{ act: "garbage" }],
    [{ act: "cut-off" }],
    [{ act: "stall" }],
    [{ act: "error", status: 401, code: `you wrote: ${request.words}` }],
    [{ act: "error", status: 401, headers: { "x-request-id": key } }],
    [{ act: "error", status: 400, code: `wrong: ${key}` }],
  ])("for %j holds neither the key nor a word of the parent", async (act) => {
    standIn.play([], act);
    const { client, events } = engine({ settings: { tryTime: 100 } });
    const error: unknown = await client.fill(request).catch((thrown: unknown) => thrown);
    const told = [...events.map((event) => inspect(event, { depth: 9 })), ...printed];
    if (error instanceof ModelFailed) told.push(inspect(error, { depth: 9, showHidden: true }));
    expect(told.join("\n")).not.toMatch(/sk-stand-in|Zebulon|sent .* home/);
    expect(printed).toEqual([]);
    expect(events.length).toBeGreaterThan(0);
  });
});
