import { beforeEach, expect, test } from "vitest";
import { createFakeAnswerer } from "../../tests/fakeAnswerer.ts";
import { purchase } from "../../tests/purchases.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import { accessOf } from "../access/accessOf.ts";
import { hashOfKey } from "../access/holder.ts";
import type { AnswerWatch } from "./answerer.ts";
import { fakeAi } from "./tests/aiSettings.ts";

// What is asked and answered without a purchase (ADR 30 and 31).

const answerer = createFakeAnswerer();
const app = useEmptyApp("2026-11-21T10:00:00.000Z", { answerer });
let watch: AnswerWatch | undefined;
beforeEach(() => {
  answerer.asked.length = 0;
  watch = undefined;
  answerer.next = async (_signal, given) => {
    watch = given;
    return {};
  };
});
const withAi = () => anotherApp(app, { answerer, environment: { ai: fakeAi } });

test.each([
  ["a term of the glossary", "/api/ai/translate-jargon", { term: "FAPE" }],
  ["a question with a sign of crisis", "/api/ai/chat", { question: "My son says he wants to die." }],
])("what is free for every caller: %s", async (_, path, json) => {
  expect((await app.request(path, { json })).status).toBe(200);
  expect(answerer.asked).toHaveLength(1);
});

const dispute = { issue: "evaluation-refusal", triedMeeting: "no", urgency: "not-urgent" };
test.each([
  ["a question", "/api/ai/chat", { question: "¿Cómo pido una evaluación para mi hija?" }],
  ["a goal", "/api/analyze-goal", { goalText: "Ana va a leer mejor al final del año.", isConfirmed: true }],
  ["a refusal", "/api/ai/decode-denial", { denialReason: "Dicen que no hay dinero para la terapia." }],
  [
    "the story behind a listed refusal",
    "/api/ai/decode-denial",
    { denialReason: "My child is passing or has good grades", context: "Mi hijo no lee." },
  ],
  [
    "the story behind a disagreement",
    "/api/ai/dispute-guidance",
    { ...dispute, additionalContext: "La escuela no quiere evaluar a mi hijo." },
  ],
])(
  "what was typed in Spanish, %s, is answered by the rules where the tool is not open",
  async (_, path, json) => {
    const other = await withAi();
    const answer = await other.request(path, { json });
    expect(await answer.json()).toMatchObject({ outcome: "answered", isCharged: false });
    expect(watch?.isByRules).toBe(true);
    const { key, headers } = await purchase(other, { kind: "ai_question" });
    expect(await (await other.request(path, { json, headers })).json()).toMatchObject({ isCharged: false });
    expect(watch?.isByRules).toBe(false);
    expect((await accessOf(app.services, { user: null, keyHash: hashOfKey(key) })).unspent).toHaveLength(1);
  },
);

test("a sign of crisis in Spanish is answered by the model, as in English", async () => {
  const question = "Mi hijo dice que ya no quiere vivir. ¿Puede la escuela darle un consejero?";
  expect((await (await withAi()).request("/api/ai/chat", { json: { question } })).status).toBe(200);
  expect(watch?.isByRules).toBe(false);
});

test("words that tell no language have that of the page; where nothing is typed, they are English", async () => {
  const other = await withAi();
  const ask = async (language: string, path: string, json: object) =>
    (await other.request(path, { json, headers: { "Accept-Language": language } })).status;
  const word = { denialReason: "Fisioterapia" };
  expect(await ask("es", "/api/ai/decode-denial", word)).toBe(200);
  expect(await ask("es", "/api/ai/dispute-guidance", dispute)).toBe(402);
  expect(await ask("es", "/api/ai/translate-jargon", { term: "Fonoaudiología" })).toBe(402);
});

test("a term beyond the glossary is not free where there is an AI to ask", async () => {
  const other = await withAi();
  const ask = (term: string) => other.request("/api/ai/translate-jargon", { json: { term } });
  expect((await ask("qwzzkx")).status).toBe(402);
  for (const known of ["FAPE", "IEP vs 504 plan"]) expect((await ask(known)).status).toBe(200);
});
