import type { DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderClosed } from "../../../tests/fakeOpening.tsx";
import { createFakeDrafts, renderInHost } from "../../../tests/renderInHost.tsx";
import { button, field, inADay, itBroke, setUpAiTool } from "../../answers/tests/asking.ts";
import { DenialDecoder } from "./DenialDecoder.tsx";
import { aDenial } from "./tests/denial.ts";

// The form is folded once there is an answer.
const reasons = () => screen.findByRole("combobox", { name: /^The school's reason/, hidden: true });
const choose = async (reason: string) => userEvent.selectOptions(await reasons(), reason);

const { now, answerWith } = setUpAiTool<DenialToDecode>("decodeDenial", aDenial);

it.each([
  ["My child is passing or has good grades", "This reason likely does not hold by itself", /300\.101\(c\)/],
  ["They do not have that service", "This reason likely does not hold by itself", /Garret F\./],
])("hints at once, and with its rule, for “%s”", async (reason, title, rule) => {
  renderInHost(<DenialDecoder />, now.host);
  await choose(reason);
  await screen.findByText(title);
  expect(screen.getAllByRole("link", { name: rule }).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/can be valid|may be valid/)).toBeTruthy();
  expect(now.sent).toEqual([]);
  expect(now.host.tracked).toEqual(["tool_start"]);
});

it.each(["They want to try other help first", "Another reason"])(
  "gives no hint for “%s”, which needs facts",
  async (reason) => {
    renderInHost(<DenialDecoder />, now.host);
    await choose(reason);
    expect(screen.queryByText(/This is a first hint/)).toBeNull();
  },
);

it("says what is missing, goes there, and sends nothing", async () => {
  renderInHost(<DenialDecoder />, now.host);
  const analyze = await button("Analyze This Denial");
  expect(analyze.getAttribute("aria-disabled")).toBe("true");
  await now.user.click(analyze);
  await screen.findByText("Please choose the reason that the school gave.");
  expect(document.activeElement).toBe(await reasons());
  await choose("Another reason");
  await now.user.click(analyze);
  await screen.findByText("Please write the reason that the school gave.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^The reason in your own words/ }));
  expect(now.sent).toEqual([]);
});

it.each<[DenialVerdict, string | null]>([
  ["may_be_valid", "The school's reason may hold"],
  ["depends", "It depends"],
  ["need_facts", "More facts are needed"],
  ["unavailable", null],
])("says the verdict %s in words", async (verdict, name) => {
  answerWith(async () => aDenial({ analysis: { ...aDenial().analysis, verdict, isValidDenial: null } }));
  renderInHost(<DenialDecoder />, now.host);
  await choose("There is no money or staff");
  await now.user.click(await button("Analyze This Denial"));
  await screen.findByRole("heading", { name: name ?? "About the school's reason", level: 2 });
  const names = [
    "The school's reason likely does not hold",
    "The school's reason may hold",
    "It depends",
    "More facts are needed",
  ];
  expect(names.filter((one) => screen.queryByText(one))).toEqual(name ? [name] : []);
});

it.each([
  ["no answer came", itBroke],
  ["it did not succeed", async () => aDenial({ success: false })],
  ["the analysis is empty", async () => aDenial({ analysis: { ...aDenial().analysis, explanation: "" } })],
])("shows the fallback without any verdict when %s, and keeps what was chosen", async (_, answer) => {
  answerWith(answer);
  renderInHost(<DenialDecoder />, now.host);
  await choose("There is no money or staff");
  await now.user.click(await button("Analyze This Denial"));
  await screen.findByText("Unable to analyze denial at this time. Please try again or contact support.");
  for (const step of [
    "Try the analysis again in a few moments",
    "Check your internet connection",
    "Contact support if the issue persists",
  ])
    screen.getByText(step);
  expect(screen.queryByText("The school's reason likely does not hold")).toBeNull();
  expect(await reasons()).toHaveProperty("value", "budget_constraints");
  answerWith(async () => aDenial());
  await now.user.click(await button("Try again"));
  await screen.findByText("The school's reason likely does not hold");
});

it("begins with what another tool handed over, whatever its draft is", async () => {
  const drafts = createFakeDrafts({ reason: "other", own: "too shy", context: "", state: "" });
  const start = { from: "dispute-guide", answers: { reason: "no_services", state: "OH" } } as const;
  renderInHost(<DenialDecoder />, { ...now.host, drafts, start });
  await now.user.click(await button("Analyze This Denial"));
  await screen.findByText("The school's reason likely does not hold");
  expect(await reasons()).toHaveProperty("value", "no_services");
  expect(now.sent).toMatchObject([{ denialReason: "They do not have that service", state: "OH" }]);
});

const read = [
  { reason: "child_passing", title: "My child is passing or has good grades", isRead: true },
  { reason: "wait", title: "They want me to wait", isRead: false },
  ...["no_need", "setting", "policy"].map((reason) => ({ reason, title: reason, isRead: false })),
];
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

it("shows what it read in own words before any gate, and asks for the answer to what the parent checked", async () => {
  answerWith(async () => aDenial(now.sent.length === 1 ? { outcome: "to_confirm", reasonsRead: read } : {}));
  renderClosed(<DenialDecoder />, now.host);
  await choose("Another reason");
  fireEvent.input(await field(/^The reason in your own words/), { target: { value: "Not this year." } });
  await now.user.click(await button("Analyze This Denial"));
  const title = await screen.findByRole("heading", { name: "Is this what the school said?" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect((await box("My child is passing or has good grades")).checked).toBe(true);
  await now.user.click(await box("My child is passing or has good grades"));
  await now.user.click(await button("Yes, explain this"));
  await screen.findByText(/^Please check the reason that fits/);
  await now.user.click(await box("They want me to wait"));
  await now.user.click(await button("Yes, explain this"));
  await screen.findByRole("heading", { name: "The gate" });
  await now.user.click(await button("Open"));
  await screen.findByText("It is open now");
  expect((await box("They want me to wait")).checked).toBe(true);
  await now.user.click(await button("Yes, explain this"));
  await screen.findByText("The school's reason likely does not hold");
  expect(now.sent.map(({ reasons }) => reasons)).toEqual([undefined, ["wait"]]);
});

it("asks about what always applies, without a gate, when none of the reasons fits", async () => {
  answerWith(async () => aDenial(now.sent.length === 1 ? { outcome: "to_confirm", reasonsRead: read } : {}));
  renderClosed(<DenialDecoder />, now.host);
  await choose("Another reason");
  fireEvent.input(await field(/^The reason in your own words/), { target: { value: "Not this year." } });
  await now.user.click(await button("Analyze This Denial"));
  await screen.findByRole("heading", { name: "Is this what the school said?" });
  expect(screen.queryByRole("checkbox", { name: "policy" })).toBeNull();
  await now.user.click(await button("Show more reasons"));
  await box("policy");
  await now.user.click(await button("None of these"));
  await screen.findByText("The school's reason likely does not hold");
  expect(now.sent.map(({ reasons }) => reasons)).toEqual([undefined, []]);
  expect(now.sent.at(-1)).toMatchObject({ noneFits: true });
});

const words = "His grades are too good, says [name 1].";
const sent = `On Monday I met [name 1]'s teacher. ${words}`;
const story = sent.replaceAll("[name 1]", "Zorina");
const remarked = aDenial({
  analysis: {
    ...aDenial().analysis,
    remarks: [
      {
        field: "context",
        start: sent.indexOf(words),
        end: sent.length,
        name: "Good grades",
        note: "They do not decide.",
      },
    ],
  },
});

it("marks the words that a note is about, with the names back in them", async () => {
  answerWith(async () => remarked);
  renderInHost(<DenialDecoder />, now.host);
  await choose("There is no money or staff");
  fireEvent.input(await field(/^What happened/), { target: { value: story } });
  fireEvent.input(await field(/^Names to leave out/), { target: { value: "Zorina" } });
  await now.user.click(await button("Analyze This Denial"));
  await now.user.click(await button("Send"));
  const marked = await screen.findByRole("figure", { name: "What happened" });
  expect(marked.querySelector("mark")?.textContent).toBe("His grades are too good, says Zorina.");
  within(marked).getByText(/They do not decide\./);
});

it.each([
  ["with the words after a reload, where the draft has them", remarked, true],
  [
    "without the words where another question was asked elsewhere since",
    aDenial({
      analysis: {
        ...remarked.analysis,
        remarks: remarked.analysis.remarks?.map((remark) => ({ ...remark, start: 0, end: 9 })),
      },
    }),
    false,
  ],
])("shows the notes of a paid answer of before again: %s", async (_, lastAnswer, hasWords) => {
  const drafts = createFakeDrafts();
  answerWith(async () => ({ ...remarked, isCharged: true }));
  renderInHost(<DenialDecoder />, { ...now.host, drafts });
  await choose("There is no money or staff");
  fireEvent.input(await field(/^What happened/), { target: { value: story } });
  fireEvent.input(await field(/^Names to leave out/), { target: { value: "Zorina" } });
  await now.user.click(await button("Analyze This Denial"));
  await now.user.click(await button("Send"));
  await waitFor(() => expect(drafts.stored).toHaveProperty("asked"));
  document.body.replaceChildren();

  const answer = { ...lastAnswer, isCharged: true };
  const kept = { tool: "denial-decoder", at: new Date().toJSON(), until: inADay(), answer };
  now.host.server["getKeptAnswer"] = async () => ({ kept });
  renderInHost(<DenialDecoder />, { ...now.host, drafts: createFakeDrafts(throughStorage(drafts.stored)) });
  await now.user.click(await button("Show my last answer"));
  await screen.findByText(/They do not decide\./);
  const marked = screen.queryByRole("figure", { name: "What happened" })?.querySelector("mark");
  expect(marked?.textContent ?? null).toBe(hasWords ? "His grades are too good, says Zorina." : null);
});

it("shows the notes without the words in a browser that has no draft", async () => {
  const kept = { tool: "denial-decoder", at: new Date().toJSON(), until: inADay(), answer: remarked };
  now.host.server["getKeptAnswer"] = async () => ({ kept });
  renderInHost(<DenialDecoder />, now.host);
  await now.user.click(await button("Show my last answer"));
  await screen.findByText(/They do not decide\./);
  expect(screen.queryByRole("figure")).toBeNull();
  await now.user.click(await button("Open the form"));
  await waitFor(async () => expect(document.activeElement).toBe(await reasons()));
});

function throughStorage(draft: unknown): unknown {
  return JSON.parse(JSON.stringify(draft));
}
