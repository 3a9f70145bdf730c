import { crisisHelp, crisisHelpInSpanish } from "@iep-insider/sdk/safety";
import { describe, expect, it } from "vitest";
import type { AnswerReport } from "./AnswerReport.ts";
import { createAnswerer } from "./answerer.ts";
import { spokenIn } from "./createServerAnswerers.ts";
import type { ModelClient } from "./model/ModelClient.ts";
import { ask, good, invented, law } from "./tests/askSmallChat.ts";
import { fakeModel } from "./tests/fakeModel.ts";
import { smallChat } from "./tests/smallChat.ts";
import { answerTools } from "./tools/index.ts";

const words = "She says she wants to die. When do I see her file?";

it("a sign of crisis shows where to call first, and stays with us", async () => {
  const model = fakeModel(good);
  const { answer, report } = await ask(words, model);
  expect(answer).toMatchObject({ crisis: crisisHelp, outcome: "answered", engine: "rules" });
  expect(report.isCrisis).toBe(true);
  expect(model.requests).toEqual([]);
});

it("a sign of crisis is recognized in declined and unknown questions too", async () => {
  expect((await ask(`${words} Will I win my case?`)).answer).toMatchObject({
    crisis: crisisHelp,
    outcome: "declined",
  });
  expect((await ask(`${words} Or the weather`)).answer).toMatchObject({ crisis: crisisHelp });
});

it("a denial in Spanish is answered by the rules, unsure and so free, in Spanish", async () => {
  const answerer = createAnswerer({
    ...(await spokenIn("es")),
    model: null,
    today: () => "2026-11-21",
    report: () => {},
  });
  const input = { denialReason: "me dijeron que no hay dinero para la terapia de mi hija" };
  const { outcome, isSure, analysis } = await answerer.answer("denial-decoder", input);
  expect({ outcome, isSure }).toEqual({ outcome: "answered", isSure: false });
  expect(analysis.explanation).toMatch(/^Quizá leímos mal la razón, así que esto no le cuesta nada\./);
});

it("no model is asked for a caller who has not opened the tool", async () => {
  const model = fakeModel(good);
  const answerer = createAnswerer({
    ...(await spokenIn("es")),
    model,
    today: () => "2026-11-21",
    report: () => {},
  });
  const watch = { spent: () => {}, answered: () => {}, isByRules: true };
  const input = { question: "¿Cómo pido una evaluación para mi hija?" };
  const { outcome, engine, engineNote } = await answerer.answer("chat", input, undefined, watch);
  expect({ outcome, engine, engineNote }).toEqual({ outcome: "answered", engine: "rules", engineNote: null });
  expect(model.requests).toEqual([]);
});

it("crisis help is in Spanish for a parent who writes in Spanish", async () => {
  const { answer } = await ask("Mi hijo dice que ya no quiere vivir. ¿Puede la escuela darle un consejero?");
  expect(answer.crisis).toEqual(crisisHelpInSpanish);
});

describe("personal details", () => {
  const words = "Call me at (512) 555-0142 or write to ana@home.example. They met on March 4, 2026.";

  it("never reach the model, and are restored in the answer", async () => {
    const model = fakeModel({ ...good, advice: "You wrote that they met on [date 1]. Ask for the records." });
    const { answer } = await ask(words, model);
    const [request] = model.requests;
    const sent = JSON.stringify([request?.words, request?.material, request?.instructions]);
    expect(sent).toContain("[phone 1]");
    for (const detail of ["555-0142", "ana@home", "March 4"]) expect(sent).not.toContain(detail);
    expect(answer.advice).toBe("You wrote that they met on March 4, 2026. Ask for the records.");
  });

  it("that the browser took out stay what the browser made of them", async () => {
    const { answer } = await ask("They met on [date 1], says [name 1], and on 5/6/2026.");
    expect(answer.advice).toContain("You wrote [date 1].");
    expect(answer.advice).toContain("You wrote 5/6/2026.");
  });

  it("are in no report, like all other input", async () => {
    const { report } = await ask({ question: words, state: "TX" }, fakeModel(invented, good));
    expect(report.asked).toBe(words.length);
    expect(Object.keys(report).sort()).toEqual([
      "asked",
      "citations",
      "engine",
      "failure",
      "fallback",
      "faults",
      "isCrisis",
      "milliseconds",
      "outcome",
      "rejected",
      "tool",
      "tries",
    ]);
    expect(JSON.stringify(report)).not.toMatch(/TX|512|ana|secret-law|records/);
  });
});

const gone = new Error("The parent left.");
const parts = {
  law,
  tools: { ...answerTools, chat: smallChat },
  today: () => "2026-11-21",
  report: () => {},
};

it("a cancelled question is not begun", async () => {
  const model = fakeModel(good);
  const { answer } = createAnswerer({ ...parts, model });
  await expect(answer("chat", { question: "When?" }, AbortSignal.abort(gone))).rejects.toBe(gone);
  expect(model.requests).toEqual([]);
});

it("a cancelled question ends with its reason, and is not reported as an AI failure", async () => {
  const leaving = new AbortController();
  const reports: AnswerReport[] = [];
  const model: ModelClient = {
    fill: (_, signal) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("socket closed")))),
  };
  const { answer } = createAnswerer({ ...parts, model, report: (event) => reports.push(event) });
  const answering = answer("chat", { question: "When?" }, leaving.signal);
  leaving.abort(gone);
  await expect(answering).rejects.toBe(gone);
  expect(reports).toEqual([]);
});
