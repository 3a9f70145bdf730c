import "fake-indexeddb/auto";
import { createEmailAccess } from "@iep-insider/sdk/access";
import { screen, waitFor, within } from "@testing-library/dom";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { main, renderPage } from "../../../../tests/renderPage.tsx";
import { caseStore } from "../../../app/host/caseStore.ts";

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00") });
});
afterEach(async () => {
  await caseStore.clear();
  vi.useRealTimers();
});

const addForm = () => within(main().getByRole("form", { name: "Add to the log" }));

it("keeps what is typed through a reload, then the entry, its correction and the counts", async () => {
  const page = await renderPage("/case/log", { answers: { sendFreeToolEmail: { message: "" } } });
  await page.user.click(await main().findByLabelText("Sent home or removed"));
  await page.user.type(addForm().getByLabelText(/What happened/), "He threw a chair.");
  await page.reload();
  await main().findByDisplayValue("He threw a chair.");
  await page.user.selectOptions(addForm().getByLabelText("How much school was missed?"), "0.5");
  await page.user.click(main().getByRole("button", { name: "Save this entry" }));
  await page.user.type(await main().findByLabelText("Email Address"), "maria@example.org{Enter}");
  await main().findByText("Saved for November 26, 2026.");
  expect(addForm().getByLabelText(/What happened/)).toHaveProperty("value", "");
  await main().findByText(
    "May count too: half a school day. Schools do not all count these days in the same way.",
  );

  await page.user.click(main().getByRole("button", { name: "Correct: November 26, 2026" }));
  const correction = () =>
    within(
      main()
        .getByRole("heading", { name: /Correct the entry/ })
        .closest("section") as HTMLElement,
    );
  await page.user.clear(correction().getByLabelText(/What happened/));
  await page.user.type(correction().getByLabelText(/What happened/), "He tipped a chair.");
  await page.reload();
  await main().findByDisplayValue("He tipped a chair.");
  await page.user.click(correction().getByRole("button", { name: "Save the correction" }));
  await main().findByText("Before the correction of November 26, 2026:");
  expect(main().getByText("He threw a chair.")).toBeDefined();
  await main().findByText("We checked 2 entries. None was changed.");

  // A missed service without its minutes is not saved.
  await page.user.click(addForm().getByLabelText("Missed service"));
  await page.user.type(addForm().getByLabelText("Which service?"), "Speech");
  await page.user.click(main().getByRole("button", { name: "Save this entry" }));
  await main().findByText("Write how many minutes were missed, as a number.");
  // The field that is missing gets the focus, not the first of the two.
  await waitFor(() => expect(document.activeElement).toBe(addForm().getByLabelText("How many minutes?")));
  await page.user.keyboard("30");
  await page.user.click(main().getByRole("button", { name: "Save this entry" }));
  const table = within(await main().findByRole("table"));
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "not known",
    "30",
    "not known",
  ]);
  expect(page.sent.map(({ call, body }) => [call, body])).toEqual([
    ["sendFreeToolEmail", { email: "maria@example.org" }],
  ]);

  // The stored words are changed behind the page's back.
  const [first] = await caseStore.list("entry");
  if (first) await caseStore.put("entry", { ...first.value, what: "Nothing happened." }, first.id);
  await main().findAllByText("The entry of November 26, 2026 is not as it was first saved.");
});

it("says that nothing was lost where the storage is full", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  createEmailAccess(() => localStorage).give();
  const page = await renderPage("/case/log");
  await page.user.type(await main().findByLabelText(/What happened/), "She called.");
  await page.user.click(main().getByRole("button", { name: "Save this entry" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This browser has no room left.");
  expect(main().getByDisplayValue("She called.")).toBeDefined();
  vi.restoreAllMocks();
});
