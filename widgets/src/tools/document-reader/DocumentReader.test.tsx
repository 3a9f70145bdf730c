import { sealEntry } from "@iep-insider/sdk/case/log";
import type { AskAccess, DeviceText, GateProps } from "@iep-insider/sdk/host";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRecord, createFakeCase } from "../../../tests/fakeCase.ts";
import { renderClosed } from "../../../tests/fakeOpening.tsx";
import {
  createFakeDrafts,
  createFakeHost,
  type FakeHost,
  renderInHost,
} from "../../../tests/renderInHost.tsx";
import { DocumentReader } from "./DocumentReader.tsx";
import { sampleDocument } from "./sampleAnswers.ts";
import { letterFindings, noticeFindings } from "./tests/noticeFindings.ts";
import { readHere } from "./tests/workerHere.ts";

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
const opened = (host?: FakeHost, findings = sampleDocument.findings) =>
  createFakeHost(
    createFakeDrafts({ ...sampleDocument, findings, removed: [] }),
    null,
    null,
    null,
    host?.case ?? null,
  );

beforeEach(() => void readHere());
afterEach(() => void vi.unstubAllGlobals());

async function paste(text: string) {
  await user.click(await screen.findByText("Paste the text instead"));
  await user.click(screen.getByRole("textbox", { name: /^Text of the document/ }));
  await user.paste(text);
  await press("Read this text");
}

const iep = `INDIVIDUALIZED EDUCATION PROGRAM
Date of meeting: 10/14/2026
Annual goals
By October 2027, Ana will read 90 words correctly per minute in 4 of 5 trials.
Special education and related services
Speech therapy   30 minutes   2 times per week   Therapy room`;

it("says the kind and how much was found before the gate, and shows each finding after it", async () => {
  const host = renderClosed(<DocumentReader />);
  await paste(iep);
  await screen.findByRole("heading", { name: "This looks like: IEP" });
  expect(screen.getByText("1 goal")).toBeTruthy();
  expect(screen.queryByText(/90 words correctly/)).toBeNull();
  await screen.findByText(/^Seeing what we found in one document costs \$4\.99/);
  await press("Show what it says");
  await press("Open");
  await screen.findByRole("heading", { name: "What we found in your document (IEP)" });
  expect(screen.getAllByText(/90 words correctly/).length).toBeGreaterThan(0);
  expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
});

it("reads the document once more as the kind that the parent chooses", async () => {
  renderInHost(<DocumentReader />);
  await paste("Thank you for coming to see us last week. We enjoyed it.");
  await screen.findByText("We could not tell what kind of document this is.");
  await user.selectOptions(screen.getByRole("combobox", { name: /^What kind/ }), "Progress report");
  await screen.findByRole("heading", { name: "This looks like: Progress report" });
});

it("does not state the kind of a letter that only looks like one with a decision", async () => {
  renderInHost(<DocumentReader />);
  await paste("Hi Ann,\nThree times a week is more than he needs. It stays at two sessions.");
  await screen.findByRole("heading", { name: "This may be: Letter with a decision" });
});

it.each([
  ["empty.pdf", "", "This file is empty"],
  ["program.pdf", "\u007fELF\u0002\u0001\u0000", "We cannot read this kind of file"],
  ["broken.pdf", "%PDF-1.7 nothing else", "We could not open this file"],
])("says what to do with a file that cannot be read: %s", async (name, content, title) => {
  const worker = readHere();
  renderInHost(<DocumentReader />);
  await user.upload(await screen.findByLabelText("Choose a file"), new File([content], name));
  const alert = await screen.findByRole("alert");
  within(alert).getByText(title);
  // Nothing goes on in the background, and another file can be chosen.
  expect(worker.terminated()).toBe(content === "" ? 0 : 1);
  screen.getByRole("button", { name: "Choose a file" });
});

it("asks for text before it reads", async () => {
  renderInHost(<DocumentReader />);
  await user.click(await screen.findByText("Paste the text instead"));
  await press("Read this text");
  await screen.findByText("Paste the text first.");
});

it("corrects, confirms, takes out and puts back findings, and keeps that in the tab", async () => {
  const host = opened();
  renderInHost(<DocumentReader />, host);
  await press("Show what it says");
  const question = "We are not sure. Is this one of the services, with the right time?";
  await screen.findByText(question);
  await press(/^Yes, it is right: Speech therapy/);
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());

  await press(/^Change: Speech therapy/);
  const minutes = screen.getByRole("textbox", { name: /^Minutes/ });
  await user.clear(minutes);
  await user.type(minutes, "45");
  await press("Save");
  await screen.findByText("Speech therapy, 45 minutes, once a week, Therapy room");

  await press(/^Take out: Writing: Noor/);
  await screen.findByText("1 line was taken out.");
  expect(screen.queryByRole("button", { name: /^Take out: Writing/ })).toBeNull();
  expect(host.drafts?.read("document-reader")).toMatchObject({ removed: ["goals 1"] });
  await press("Put back");
  await screen.findByRole("button", { name: /^Take out: Writing/ });
});

it("asks once for findings in a row, and takes one yes for all that are still open in a group", async () => {
  const host = opened(undefined, letterFindings);
  renderInHost(<DocumentReader />, host);
  await press("Show what it says");
  const question = "We are not sure. Did the school decide this?";
  await screen.findByText(question);
  expect(screen.getAllByRole("group", { name: question })).toHaveLength(2);

  await press("Yes, all of these are right: The school's reasons");
  const said = await screen.findByText("You said yes to 2 lines.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(said.closest("[role=status]")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Yes, it is right/ })).toHaveLength(2);

  await press(/^No, take it out: The team will keep/);
  await screen.findByText("1 line was taken out.");
  expect(screen.queryByRole("button", { name: /^Yes, all of these/ })).toBeNull();
  await press(/^Yes, it is right: The district will not/);
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Yes, / })).toBeNull());
  expect(host.drafts?.read("document-reader")).toMatchObject({
    removed: ["decisions 1"],
    findings: {
      notice: {
        decisions: [{ isClear: true }, { isClear: false }],
        reasons: [{ isClear: true }, { isClear: true }],
      },
    },
  });
});

it("shows the words in the document that a finding was read from", async () => {
  renderInHost(<DocumentReader />, opened());
  await press("Show what it says");
  await press(/^Page 3: Reading instruction/);
  expect(document.querySelector("mark")?.textContent).toMatch(/^Reading instruction\s+45 minutes/);
});

it("takes a goal to the goal analyzer, and a refusal to the denial decoder and a letter", async () => {
  const host = opened();
  renderInHost(<DocumentReader />, host);
  await press("Show what it says");
  await press("Check this goal: Noor will improve her writing.");
  expect(host.handedOff[0]).toMatchObject({
    to: "goal-analyzer",
    start: { from: "document-reader", answers: { goalText: "Noor will improve her writing." } },
  });
  document.body.replaceChildren();
  const refused = opened(undefined, noticeFindings);
  renderInHost(<DocumentReader />, refused);
  await press("Show what it says");
  expect(await screen.findAllByText(/not found: look for it yourself/)).toHaveLength(5);
  await press("Check the school's reason");
  await press("Write a letter that asks for it");
  expect(refused.handedOff).toMatchObject([
    { to: "denial-decoder", start: { answers: { reason: "other", own: "There is not enough staff." } } },
    { to: "letter-generator", start: { answers: { letterType: "prior_written_notice" } } },
  ]);
});

it("puts findings and dates into the case by one press, and compares with an older IEP there", async () => {
  const older = sampleDocument.findings.iep?.services.map((found) => ({
    ...found,
    value: { ...found.value, sessions: 5 },
  }));
  const iepBefore = sampleDocument.findings.iep && { ...sampleDocument.findings.iep, services: older ?? [] };
  const store = createFakeCase(
    aRecord(
      "document",
      { name: "last year", findings: { ...sampleDocument.findings, iep: iepBefore }, readOn: "2025-10-20" },
      "old",
    ),
  );
  renderInHost(<DocumentReader />, opened({ ...createFakeHost(), case: store }));
  await press("Show what it says");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Older IEP" }), "old");
  await screen.findByText("Reading instruction: Less time");
  await press("Put this into my case");
  await screen.findByText("It is in your case.");
  expect(store.records.map(({ kind }) => kind)).toEqual(["document", "document", "date", "date"]);
});

it("explains the glossary's terms in the document", async () => {
  renderInHost(<DocumentReader />);
  await paste(`${iep}\nThe team discussed LRE and ESY.`);
  await press("Show what it says");
  await press("Explain the words");
  await screen.findByText(/^LRE/);
});

it("opens one document for a use: also with a corrected word, and another one for another use", async () => {
  let stored: string | null = null;
  const device: DeviceText = {
    read: () => stored,
    write: (text) => {
      stored = text;
      return "kept";
    },
    subscribe: () => () => {},
  };
  let until = inHours(24);
  const wanted: string[] = [];
  const access: AskAccess = (_tool, what = "the tool") => {
    wanted.push(what);
    return what === "the tool"
      ? { state: "open", until }
      : { state: "closed", asks: true, gate: async () => Gate };
  };
  const Gate = ({ onOpen }: GateProps) => (
    <button
      type="button"
      onClick={() => {
        until = inHours(25);
        onOpen();
      }}
    >
      Pay for it
    </button>
  );
  renderInHost(<DocumentReader />, { ...createFakeHost(), device, access });
  const read = async (text: string) => {
    await paste(text);
    await press("Show what it says");
  };
  /** The focus goes to the title of the screen; what is pasted before that would go there. */
  const readAnother = async () => {
    await press("Read another document");
    const title = await screen.findByRole("heading", { name: "What does your document say?" });
    await waitFor(() => expect(document.activeElement).toBe(title));
  };
  const shown = () => screen.findByRole("heading", { name: /^What we found in your document/ });
  await read(iep);
  await shown();
  await readAnother();
  await read(iep.replace("Therapy room", "Speech room"));
  await shown();
  expect(wanted).not.toContain("another document");
  await readAnother();
  await read(
    "PRIOR WRITTEN NOTICE\nDate: 11/03/2026\nThe district refuses to add an aide.\nReason: He makes progress.",
  );
  await screen.findByText(/^Your use was for another document/);
  expect(screen.queryByText(/He makes progress/)).toBeNull();
  await press("Pay for it");
  await shown();
  await readAnother();
  await read(iep);
  await shown();
  // No word of the document is kept.
  expect(stored).not.toMatch(/ana|speech|aide/i);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it("says what the services owe in a time, takes what was given from the log or the parent, and starts the letter", async () => {
  const missed = { service: "Speech therapy", minutes: 60 };
  const draft = { type: "missed-service" as const, day: "2026-10-20", what: "", who: "", missed };
  const rest = { removal: null, corrects: null, isTakenBack: false };
  const entry = await sealEntry({ ...draft, ...rest }, [], "2026-10-20T12:00:00.000Z");
  const store = createFakeCase(aRecord("entry", entry, "entry-1"));
  const service = (name: string, minutes: number) => ({
    value: {
      ...{ name, minutes, sessions: 2, period: "week" as const },
      place: "",
      starts: null,
      ends: null,
    },
    ...{ page: 1, quote: name, isClear: true },
  });
  const { iep: found } = sampleDocument.findings;
  if (!found) throw new Error("The sample is an IEP.");
  const services = [service("Speech therapy", 30), service("Reading", 45)];
  const host = opened(createFakeHost(null, null, null, null, store), {
    ...sampleDocument.findings,
    iep: { ...found, services },
  });
  renderInHost(<DocumentReader />, host);
  await press("Show what it says");
  await user.click(await screen.findByText("Did your child get these minutes?"));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  type("From", "2026-10-05");
  type("To", "2026-11-01");
  type("Weeks without school", "1");
  await screen.findByText("Owed in this time: 180 minutes");
  expect(screen.getByLabelText<HTMLInputElement>(/^Minutes given: Speech/).value).toBe("120");
  await screen.findByText("Missing: 60 minutes");
  type("Minutes given: Reading", "270");
  await screen.findByText("Nothing is missing.");
  await press("Write the letter that asks to make up the time");
  expect(host.handedOff.at(-1)).toMatchObject({
    to: "letter-generator",
    start: {
      answers: {
        letterType: "makeup_services",
        specificConcerns: [
          "Speech therapy, from October 5, 2026 to November 1, 2026: by my count 180 minutes owed, 120 minutes given, 60 minutes missing",
        ],
      },
    },
  });

  // What was typed stays with its service.
  await press(/^Take out: Speech therapy/);
  const reading = () => screen.getByLabelText<HTMLInputElement>(/^Minutes given: Reading/).value;
  await waitFor(() => expect(screen.queryByLabelText(/^Minutes given: Speech/)).toBeNull());
  expect(reading()).toBe("270");
});
