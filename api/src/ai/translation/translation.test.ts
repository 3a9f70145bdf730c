import { translation } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { noLimits } from "../../../tests/createTestApp.ts";
import { openTestApp } from "../../../tests/useTestApp.ts";
import { fakeModel } from "../tests/fakeModel.ts";

const passages = ["El 3 de noviembre la llamaron al 555-201-3344 y no contesto", "Lee muy despacio"];
const english = ["On [date 1] they called [phone 1] and there was no answer.", "My child reads very slowly."];
const filled = english.map((text) => ({ english: text }));
const openWith = (model: ReturnType<typeof fakeModel>) => openTestApp({ model });

test("without a model it says so at once", async () => {
  const app = await openTestApp({});
  expect(await callAs(app, translation.translate, {}, { passages })).toEqual({ outcome: "off", english: [] });
});

test("each text is translated by itself, and the model gets no date and no phone number", async () => {
  const model = fakeModel(...filled);
  const app = await openWith(model);
  expect(await callAs(app, translation.translate, {}, { passages })).toEqual({
    outcome: "translated",
    english: ["On November 3 they called 555-201-3344 and there was no answer.", english[1]],
  });
  expect(model.requests.map(({ words }) => words)).toEqual([
    "El [date 1] la llamaron al [phone 1] y no contesto",
    passages[1],
  ]);
  // Operators see that it was asked, and what it took; the log has none of the words.
  const [row] = await app.database.aiCounts.findAll();
  expect(row).toMatchObject({ tool: "letters", outcome: "answered", charged: 0, inputTokens: 200 });
  expect(app.logLines.join()).not.toMatch(/llamaron|despacio|slowly|555/);
});

test("a translation that says something else is asked for once more, with the reason, and then left out", async () => {
  const wrong = { english: "My child reads 20 words." };
  const model = fakeModel(wrong, wrong);
  const app = await openWith(model);
  const one = { passages: [passages[1] ?? ""] };
  expect(await callAs(app, translation.translate, {}, one)).toEqual({ outcome: "failed", english: [] });
  expect(model.requests.map(({ rejected }) => rejected)).toEqual([
    null,
    expect.stringContaining("no number 20"),
  ]);
});

test("a text whose model does not answer leaves the others as they are", async () => {
  const model = fakeModel({ fails: "timed_out" }, filled[1]);
  const app = await openWith(model);
  expect(await callAs(app, translation.translate, {}, { passages })).toEqual({
    outcome: "translated",
    english: [null, english[1]],
  });
});

test("one address cannot spend the day's money", async () => {
  const limits = { ...noLimits, translations: { requests: 1, window: 60_000 } };
  const app = await openTestApp({ model: fakeModel(filled[1]), limits });
  const ask = () =>
    app.request(translation.translate.path, { method: "POST", json: { passages: [passages[1]] } });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
