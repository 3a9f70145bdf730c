import { ApiError } from "@iep-insider/sdk/client";
import type { DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import {
  createFakeDrafts,
  createFakeHost,
  type FakeHost,
  renderInHost,
} from "../../../tests/renderInHost.tsx";
import { DenialDecoder } from "./DenialDecoder.tsx";
import { aDenial } from "./tests/denial.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const choose = async (reason: string) =>
  userEvent.selectOptions(await screen.findByRole("combobox", { name: /^The school's reason/ }), reason);

let user: ReturnType<typeof userEvent.setup>;
let host: FakeHost;
let sent: DenialToDecode[];
beforeEach(() => {
  user = userEvent.setup();
  host = createFakeHost();
  sent = [];
  host.server["getKeptAnswer"] = async () => ({ kept: null });
  host.server["decodeDenial"] = async (input: DenialToDecode) => {
    sent.push(input);
    return aDenial();
  };
});

it.each([
  ["My child is passing or has good grades", "Likely not a valid reason by itself", /300\.101\(c\)/],
  ["They do not have that service", "Likely not a valid reason by itself", /Garret F\./],
])("hints at once, and with its rule, for “%s”", async (reason, title, rule) => {
  renderInHost(<DenialDecoder />, host);
  await choose(reason);
  await screen.findByText(title);
  expect(screen.getAllByRole("link", { name: rule }).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/can be valid|may be valid/)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(host.tracked).toEqual(["tool_start"]);
});

it.each(["They want to try other help first", "Another reason"])(
  "gives no hint for “%s”, which needs facts",
  async (reason) => {
    renderInHost(<DenialDecoder />, host);
    await choose(reason);
    expect(screen.queryByText(/This is a first hint/)).toBeNull();
  },
);

it("says what is missing, goes there, and sends nothing", async () => {
  renderInHost(<DenialDecoder />, host);
  const analyze = await button("Analyze This Denial");
  expect(analyze.getAttribute("aria-disabled")).toBe("true");
  await user.click(analyze);
  await screen.findByText("Please choose the reason that the school gave.");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /^The school's reason/ }));
  await choose("Another reason");
  await user.click(analyze);
  await screen.findByText("Please write the reason that the school gave.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^The reason in your own words/ }));
  expect(sent).toEqual([]);
});

it.each<[DenialVerdict, string | null]>([
  ["may_be_valid", "May be a valid reason"],
  ["depends", "It depends"],
  ["need_facts", "More facts are needed"],
  ["unavailable", null],
])("says the verdict %s in words", async (verdict, name) => {
  host.server["decodeDenial"] = async () =>
    aDenial({ analysis: { ...aDenial().analysis, verdict, isValidDenial: null } });
  renderInHost(<DenialDecoder />, host);
  await choose("There is no money or staff");
  await user.click(await button("Analyze This Denial"));
  await screen.findByRole("heading", { name: "Legal Analysis" });
  const names = ["Likely not a valid reason", "May be a valid reason", "It depends", "More facts are needed"];
  expect(names.filter((one) => screen.queryByText(one))).toEqual(name ? [name] : []);
});

it.each([
  [
    "no answer came",
    () => Promise.reject(new ApiError(500, "x", { code: "internal", message: "It broke." })),
  ],
  ["it did not succeed", async () => aDenial({ success: false })],
  ["the analysis is empty", async () => aDenial({ analysis: { ...aDenial().analysis, explanation: "" } })],
])("shows the fallback without any verdict when %s, and keeps what was chosen", async (_, answer) => {
  host.server["decodeDenial"] = answer;
  renderInHost(<DenialDecoder />, host);
  await choose("There is no money or staff");
  await user.click(await button("Analyze This Denial"));
  await screen.findByText("Unable to analyze denial at this time. Please try again or contact support.");
  for (const step of [
    "Try the analysis again in a few moments",
    "Check your internet connection",
    "Contact support if the issue persists",
  ])
    screen.getByText(step);
  expect(screen.queryByText("Likely not a valid reason")).toBeNull();
  expect(screen.getByRole("combobox", { name: /^The school's reason/ })).toHaveProperty(
    "value",
    "budget_constraints",
  );
  host.server["decodeDenial"] = async () => aDenial();
  await user.click(await button("Try again"));
  await screen.findByText("Likely not a valid reason");
});

it("begins with what another tool handed over, and else with its draft, but never with names", async () => {
  const drafts = createFakeDrafts();
  renderInHost(<DenialDecoder />, { ...host, drafts });
  await choose("Another reason");
  await user.type(screen.getByRole("textbox", { name: /^The reason in your own words/ }), "too shy");
  await user.type(screen.getByRole("textbox", { name: /^Names to leave out/ }), "Zorina");
  expect(drafts.stored).toEqual({ reason: "other", own: "too shy", context: "", state: "" });
  document.body.replaceChildren();
  renderInHost(<DenialDecoder />, { ...host, drafts });
  expect(await screen.findByDisplayValue("too shy")).toBeTruthy();
  document.body.replaceChildren();
  const start = { from: "dispute-guide", answers: { reason: "no_services", state: "OH" } } as const;
  renderInHost(<DenialDecoder />, { ...host, drafts, start });
  expect(await screen.findByRole("combobox", { name: /^The school's reason/ })).toHaveProperty(
    "value",
    "no_services",
  );
});
