import "fake-indexeddb/auto";
import { createEmailAccess } from "@iep-insider/sdk/access";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it } from "vitest";
import { main, renderPage } from "../../../../tests/renderPage.tsx";
import { caseStore } from "../../../app/host/caseStore.ts";
import { createHandOffs } from "../../../app/host/handOffs.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => caseStore.clear());

it("goes from the case's topics over notes and a no to the letter, also through a reload", async () => {
  await caseStore.put("step", {
    situation: "sent-home",
    tool: null,
    what: "Ask which days count.",
    position: 0,
    doneOn: null,
  });
  createEmailAccess(() => localStorage).give();
  const page = await renderPage("/case/meeting");
  await main().findByLabelText("Ask which days count.");
  await page.user.type(main().getByLabelText(/A topic of your own/), "Speech time");
  await page.reload();
  await main().findByDisplayValue("Speech time");
  await page.user.click(main().getByRole("button", { name: "Start the meeting" }));

  await main().findByText("How many school days has my child been out this year, by your count?");
  expect(main().getByRole("link", { name: /34 CFR 300.530\(b\)-\(d\)/ })).toBeDefined();
  await page.user.type(main().getByLabelText(/Your notes/), "Seven, they say.");
  await page.user.click(main().getByRole("button", { name: "Next topic" }));
  await main().findByRole("heading", { name: "Speech time" });
  await page.user.type(main().getByLabelText(/Your notes/), "Ms. Hale: no therapist");
  await page.user.click(main().getByLabelText("They said no: ask for it in writing"));
  await main().findByText("“Please give me that in writing, with the reasons.”");
  await page.reload();
  await main().findByRole("heading", { name: "Speech time" });
  expect(main().getByDisplayValue("Ms. Hale: no therapist")).toBeDefined();
  await page.user.click(main().getByRole("button", { name: "Finish" }));

  await page.user.click(await main().findByRole("button", { name: "Write the follow-up letter" }));
  expect(createHandOffs().waitingFor("letter-generator")?.answers).toMatchObject({
    letterType: "follow_up",
    specificConcerns: [
      "Refused: Speech time. Ms. Hale: no therapist. I asked for the reasons in writing.",
      "Still open: Ask which days count. Seven, they say.",
    ],
  });
});
