import { noAccess } from "@iep-insider/sdk/access";
import { childId } from "@iep-insider/sdk/case";
import { toolById } from "@iep-insider/sdk/catalog";
import { waitFor, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";
import { caseStore } from "../../app/host/caseStore.ts";
import { situations } from "../../content/situations.ts";
import { situationIcons } from "../../content/toolIcons.ts";
import { isOpenTo } from "./hubGroups.ts";

const cards = () => document.querySelectorAll("[data-tool]");

it("shows fourteen tools with their prices, and those of one category", async () => {
  const { user } = await renderPage("/advanced-tools");
  expect(cards()).toHaveLength(14);
  expect(main().getAllByText("PRO TOOL")).toHaveLength(10);
  expect(main().getAllByText((_, element) => element?.textContent === "$4.99 per use")).toHaveLength(10);
  const free = within(main().getByRole("region", { name: "FREE TOOLS" }));
  expect(free.getAllByText("FREE")).toHaveLength(4);
  free.getByText("The glossary is free");
  for (const [category, count] of [
    ["Guided Answers", 4],
    ["Assessment", 3],
    ["Legal", 3],
    ["Planning", 4],
    ["All", 14],
  ] as const) {
    await user.click(main().getByRole("button", { name: category }));
    expect(cards(), category).toHaveLength(count);
  }
});

it("leads from what happened to the tools that help, in order, with what each costs", async () => {
  const { user } = await renderPage("/advanced-tools");
  await user.click(main().getByText("The school said no"));
  const path = within(main().getAllByRole("group")[0] ?? document.body);
  const links = path.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Start: Service Denial Decoder", "/advanced-tools?tool=denial-decoder"],
    ["See a sample: Service Denial Decoder", "/tools/denial-decoder/sample"],
    ["Letter Generator", "/advanced-tools?tool=letter-generator"],
    ["See a sample: Letter Generator", "/tools/letter-generator/sample"],
    ["Dispute Resolution Guide", "/advanced-tools?tool=dispute-guide"],
    ["See a sample: Dispute Resolution Guide", "/tools/dispute-guide/sample"],
  ]);
  path.getByText("No extra charge after the step before");
  for (const { id, steps } of situations) {
    expect(situationIcons[id], id).toBeDefined();
    expect([2, 3, 4]).toContain(steps.length);
    for (const { tool } of steps) expect(isOpenTo(toolById(tool), false), tool).toBe(true);
  }
});

it("calls tools AI-Powered where an AI provider answers", async () => {
  await renderPage("/advanced-tools", { answers: { getConfig: { aiProvider: "OpenAI" } } });
  await main().findByRole("button", { name: "AI-Powered" });
  expect(main().queryByText("Guided Answers")).toBeNull();
});

it("greets a user who has all tools, and shows no prices", async () => {
  await renderPage("/advanced-tools", { signedInAs: { hasAllTools: true } });
  await main().findByText(/^Welcome, Maria\./);
  expect(main().getAllByText("UNLIMITED").length).toBeGreaterThan(0);
  expect(main().getByRole("region", { name: "PRO TOOLS" }).textContent).not.toContain("$4.99");
});

it("says that it has no tool by a name, and shows those it has", async () => {
  await renderPage("/advanced-tools?tool=no-such-tool");
  await main().findByText("We do not have a tool by that name.");
  expect(cards()).toHaveLength(14);
});

it("opens a tool by itself once there is a connection again", async () => {
  vi.doMock("@iep-insider/widgets/tools/emotional-checkin", () => {
    throw new Error("offline");
  });
  await renderPage("/advanced-tools?tool=emotional-checkin", { signedInAs: { hasAllTools: true } });
  await main().findByRole("alert");
  vi.doUnmock("@iep-insider/widgets/tools/emotional-checkin");
  window.dispatchEvent(new Event("online"));
  await main().findByRole("heading", { name: "Emotional Check-In" });
  await waitFor(() => expect(main().queryByRole("alert")).toBeNull());
});

it("writes a situation's steps into the case, and keeps those that are checked", async () => {
  const { user, reload } = await renderPage("/advanced-tools#sent-home");
  const add = { name: "Add these steps to my case: My child was sent home or suspended" };
  await user.click(await main().findByRole("button", add));
  await main().findByRole("link", { name: "See my case" });
  const [first, ...others] = await caseStore.list("step");
  expect([first, ...others].map((step) => step?.value.tool)).toEqual([
    "chat",
    "letter-generator",
    "dispute-guide",
  ]);
  if (first) await caseStore.put("step", { ...first.value, doneOn: "2026-11-26" }, first.id);
  await reload();
  await user.click(await main().findByRole("button", add));
  await main().findByRole("link", { name: "See my case" });
  expect((await caseStore.clear()).filter(({ kind }) => kind === "step")).toMatchObject([
    { value: { doneOn: "2026-11-26" } },
    {},
    {},
  ]);
});

it("gives a tool the state of the case by one press", async () => {
  const child = { nickname: "", grade: "", state: "OH", district: "", plan: null } as const;
  await caseStore.put("child", child, childId);
  const { user } = await renderPage("/advanced-tools?tool=rights-guide");
  await user.click(await main().findByRole("button", { name: "Use my state from my case: Ohio" }));
  await waitFor(() => expect(main().getByRole<HTMLSelectElement>("combobox").value).toBe("OH"));
  await caseStore.clear();
});

it("leads back to what tools keep on this device, and forgets everything in one press", async () => {
  localStorage.setItem("iep-kept-1:letters", "{}");
  localStorage.setItem("iep-kept-1:meeting-prep", "{}");
  await caseStore.put("note", { text: "Call the school.", day: "2026-11-26" });
  localStorage.setItem("auth_hint", "stays");
  sessionStorage.setItem("iep-draft:letters", "{}");
  sessionStorage.setItem("iep-draft:contact", "stays");
  const { user } = await renderPage("/advanced-tools");
  const region = await main().findByRole("region", { name: "Kept on this device" });
  await within(region).findByRole("link", { name: "My case" });
  const links = within(region)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/case",
    "/advanced-tools?tool=letter-generator",
    "/advanced-tools?tool=meeting-checklist",
  ]);
  await user.click(within(region).getByRole("button", { name: "Forget everything" }));
  within(region).getByText(
    /^Forget everything kept by: My case, Letter Generator, IEP Meeting Prep Checklist\?/,
  );
  await user.click(within(region).getByRole("button", { name: "Yes, forget all" }));
  const said = await main().findByText(/was deleted/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  await waitFor(async () => expect(await caseStore.all()).toEqual([]));
  expect(Object.keys(localStorage)).toEqual(["auth_hint"]);
  expect(Object.keys(sessionStorage)).toEqual(["iep-draft:contact"]);
  // Another tab has begun a letter meanwhile: that one stays.
  localStorage.setItem("iep-kept-1:letters", "new");
  await user.click(main().getByRole("button", { name: "Undo" }));
  await main().findByRole("region", { name: "Kept on this device" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("It is all back."));
  await waitFor(async () => expect(await caseStore.clear()).toHaveLength(1));
  expect({ ...localStorage }).toEqual({
    auth_hint: "stays",
    "iep-kept-1:letters": "new",
    "iep-kept-1:meeting-prep": "{}",
  });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["iep-draft:contact", "iep-draft:letters"]);
  localStorage.clear();
  sessionStorage.clear();
});

it("says nothing about kept data if there is none", async () => {
  await renderPage("/advanced-tools");
  expect(main().queryByRole("region", { name: "Kept on this device" })).toBeNull();
});

it("searches tools, letters, words and rights by the keyboard, keeps the words in the address, and sends none of them", async () => {
  const { user, sent, reload } = await renderPage("/advanced-tools");
  const before = sent.length;
  await user.type(main().getByRole("searchbox", { name: "Search in your own words" }), "iee");
  await main().findByText(/^\d+ results$/);
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toMatch(/IEE/);
  const results = async () => within(await main().findByRole("list", { name: "What we found" }));
  const letter = /^Request for Independent Educational Evaluation/;
  expect((await results()).getByRole("link", { name: letter }).getAttribute("href")).toBe(
    "/advanced-tools?tool=letter-generator#letterType=iee_request",
  );
  await vi.waitFor(() => expect(window.location.hash).toBe("#find=iee"));
  await reload();
  await user.click((await results()).getByRole("link", { name: letter }));
  await main().findByRole("heading", { name: "Letter Generator" });
  expect(sent.slice(before).filter(({ call, body }) => /iee/i.test(call + JSON.stringify(body)))).toEqual([]);
  window.history.back();
  await vi.waitFor(() => expect(main().getByRole("searchbox")).toHaveProperty("value", "iee"));
});

it("leads from the former anchor of a card to the card", async () => {
  await renderPage("/advanced-tools#chatbot");
  await vi.waitFor(() =>
    expect(document.querySelector(".dash-pointed-at")?.getAttribute("data-tool")).toBe("chat"),
  );
  expect(window.location.hash).toBe("#chat");
});

it("says what to try, and who can help, where it finds nothing", async () => {
  const { user } = await renderPage("/advanced-tools#find=qqqxyzzy");
  await main().findByText("We found nothing for these words.");
  main().getByRole("link", { name: "Find your state’s free parent center" });
  await user.click(main().getByRole("button", { name: "one on one" }));
  const results = within(await main().findByRole("list", { name: "What we found" }));
  results.getByRole("link", { name: "1:1 Aide Screener" });
  expect(document.activeElement).toBe(main().getByRole("searchbox"));
  await user.keyboard("{Escape}");
  expect(main().queryByRole("list", { name: "What we found" })).toBeNull();
});

it("says on the card until when a purchase has a tool open, in place of the price", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const open = [{ tool: "letter-generator", until }];
  await renderPage("/advanced-tools", {
    signedInAs: {},
    answers: {
      getAccess: { ...noAccess, open },
    },
  });
  const said = await main().findByText(/^Open until \w+day/);
  const card = said.closest("[data-tool]");
  expect(card?.getAttribute("data-tool")).toBe("letter-generator");
  expect(card?.textContent).not.toContain("$4.99");
});
