import { childId } from "@iep-insider/sdk/case";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";
import { caseStore } from "../../app/host/caseStore.ts";
import { syncMark } from "../../app/host/syncMark.ts";

const button = (name: string | RegExp) => main().findByRole("button", { name });
const region = (name: string) => main().findByRole("region", { name });
const child = { nickname: "Bean", grade: "3", state: "OH", district: "Lima", plan: "iep" } as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  await caseStore.clear();
  localStorage.clear();
});

it("asks for the address and five short questions, and sends nothing but the address", async () => {
  const { user, sent } = await renderPage("/case", {
    answers: { sendFreeToolEmail: { message: "Thank you." } },
  });
  await user.click(await button("Set up my case"));
  await main().findByRole("heading", { name: "Get Free Access to My Case" });
  await user.type(main().getByRole("textbox", { name: "Email Address" }), "maria@example.org");
  await user.click(await button("Get Free Access Now"));
  await user.type(await main().findByRole("textbox", { name: /call your child/ }), "Bean");
  await user.selectOptions(main().getByRole("combobox", { name: /^State/ }), "OH");
  await user.click(main().getByRole("radio", { name: "An IEP" }));
  await user.click(await button("Save"));
  await main().findByRole("heading", { level: 1, name: "Bean’s case" });
  expect(await caseStore.list("child")).toMatchObject([
    { id: childId, value: { nickname: "Bean", grade: "", state: "OH", district: "", plan: "iep" } },
  ]);
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ["sendFreeToolEmail", { email: "maria@example.org" }],
  ]);
  within(await region("What happens next")).getByRole("link", { name: "See what to do" });
});

it("asks for no address again, and all questions can be skipped", async () => {
  localStorage.setItem("iep_free_access", JSON.stringify({ expires: Date.now() + 60_000 }));
  const { user } = await renderPage("/case");
  await user.click(await button("Set up my case"));
  await user.click(await button("Skip all of this"));
  await region("What happens next");
});

it("says that Apple's browsers may delete the case, before it is set up and until it is synced", async () => {
  vi.spyOn(Navigator.prototype, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
  const { reload } = await renderPage("/case");
  await main().findByText(/^This browser may delete your case if you stay away for 7 days/);
  await caseStore.put("child", child, childId);
  await reload();
  await main().findByText(/^This browser may delete your case if you stay away for 7 days/);
  await main().findByText(/This browser may delete it if you stay away for 7 days\. To be safe, save it/);
  syncMark.write(true);
  await reload();
  await button("Save my case as a file");
  expect(main().queryByText(/stay away for 7 days/)).toBeNull();
});

it.each([
  [true, "Chrome", 0, ""],
  [false, "Chrome", 1, "This browser may delete it when it runs out of room. "],
  [false, "Firefox", 0, "This browser may delete it when it runs out of room. "],
])(
  "asks for lasting storage (already has it: %s) where %s does not ask the parent",
  async (persisted, name, asked, text) => {
    const persist = vi.fn(async () => false);
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, {
        onLine: { value: true },
        storage: { value: { persist, persisted: async () => persisted } },
        userAgent: { value: name },
      }),
    );
    await caseStore.put("child", child, childId);
    await renderPage("/case");
    await main().findByText(new RegExp(`when you close it\\. +${text.trim()} ?To be safe`));
    expect(persist).toHaveBeenCalledTimes(asked);
  },
);

it("shows one next step, and the following one when it is checked", async () => {
  await caseStore.put("child", child, childId);
  const step = { situation: "school-said-no", doneOn: null };
  await caseStore.put("step", { ...step, tool: "denial-decoder", what: "See why.", position: 0 });
  await caseStore.put("step", { ...step, tool: "letter-generator", what: "Ask in writing.", position: 1 });
  const { user, reload } = await renderPage("/case");
  const link = () => within(main().getByRole("region", { name: "What happens next" })).getByRole("link");
  await region("What happens next");
  expect(link().getAttribute("href")).toBe("/advanced-tools?tool=denial-decoder");
  await user.click(main().getByRole("checkbox", { name: "See why." }));
  await waitFor(() => expect(link().getAttribute("href")).toBe("/advanced-tools?tool=letter-generator"));
  await reload();
  const checked = await main().findByRole<HTMLInputElement>("checkbox", { name: /^See why\. ?Done on/ });
  expect(checked.checked).toBe(true);
  within(await region("What happened so far")).getByText(/See why/);
});

it("opens a letter again, and marks it as sent", async () => {
  await caseStore.put("child", child, childId);
  const fields = { letterType: "follow_up", childName: "Maria" };
  const letter = {
    letterType: "follow_up",
    title: "Follow-up to Lincoln",
    fields,
    sentOn: null,
    answerBy: null,
  };
  await caseStore.put("letter", letter);
  const { user } = await renderPage("/case");
  const letters = within(await region("Letters"));
  await user.click(letters.getByRole("button", { name: "I sent it" }));
  await user.click(letters.getByRole("button", { name: "Save" }));
  await letters.findByText(/^Sent on/);
  await user.click(letters.getByRole("link", { name: "Open the letter" }));
  expect(JSON.parse(sessionStorage.getItem("iep-draft:letters") ?? "")).toEqual(fields);
});

it("keeps people and notes, and deletes one after asking", async () => {
  await caseStore.put("child", child, childId);
  const { user } = await renderPage("/case");
  await user.click(await button("Add a person"));
  await user.type(main().getByRole("textbox", { name: /^Name/ }), "Ms. Ortiz");
  await user.click(await button("Save"));
  await within(await region("People at school")).findByText("Ms. Ortiz");
  await user.click(await button("Add a note"));
  await user.type(main().getByRole("textbox", { name: /^Your note/ }), "Bus came late.");
  await user.click(await button("Save"));
  await user.click(await button("Delete: Bus came late."));
  await user.click(await button("Yes, forget it"));
  await waitFor(async () => expect(await caseStore.list("note")).toEqual([]));
});

it("deletes all of it after asking, can undo that, and opens a file again", async () => {
  await caseStore.put("child", child, childId);
  const { user } = await renderPage("/case");
  await user.click(await button("Delete my case"));
  await user.click(await button("Yes, forget all"));
  await screen.findByText(/^Your case was deleted from this browser/);
  await button("Set up my case");
  await user.click(await button("Undo"));
  await main().findByRole("heading", { level: 1, name: "Bean’s case" });

  const input = () => main().getByLabelText("Open a case file", { selector: "input" });
  await user.upload(input(), new File(["{}"], "other.json", { type: "application/json" }));
  await main().findByText("This is not a case file, or a part of it is missing.");
  const [record] = await caseStore.list("child");
  const changed = { ...record, changedAt: "2100-01-01", value: { ...child, nickname: "Noah" } };
  const file = { format: "iep-insider-case", version: 1, records: [changed, { kind: "hat" }] };
  await user.upload(input(), new File([JSON.stringify(file)], "my-case.json", { type: "application/json" }));
  await main().findByRole("heading", { level: 1, name: "Noah’s case" });
  await main().findByText(
    "We could not read 1 entry and left it out. Keep the file: a newer page may read it.",
  );
});
