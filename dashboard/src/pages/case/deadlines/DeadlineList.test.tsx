import type { CaseRecord, RecordKind, RecordValues } from "@iep-insider/sdk/case";
import { loadStates } from "@iep-insider/sdk/law";
import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { remindersContent, deadlinesContent as words } from "../../../content/deadlines.ts";
import { DeadlineList } from "./DeadlineList.tsx";
import { calendarEvents, deadlineDocument } from "./deadlineFiles.ts";
import { deadlineItems } from "./deadlineItems.ts";
import { remindersFor } from "./Reminders.tsx";

const today = "2026-11-26";
const states = await loadStates();
const user = userEvent.setup();
let root: Root;
let records: CaseRecord[] = [];

beforeEach(() => {
  records = [];
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  render();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it("counts what is typed before it is saved, and lists it by when it is due", async () => {
  await user.selectOptions(screen.getByLabelText(/^What happened/), "records-requested");
  await user.type(screen.getByLabelText(/^On which day/), "2026-11-24");
  expect(screen.getByRole("status").textContent).toMatch(/About December 2, 2026: The school lets you see/);
  await user.click(screen.getByRole("button", { name: words.form.add }));
  const soon = await screen.findByRole("region", { name: words.groups.week });
  expect(soon.textContent).toMatch(/About December 2, 2026/);
  expect(soon.textContent).toMatch(/California: 5 business days/);
  expect(soon.textContent).toMatch(/Federal holidays do not count/);
  expect(soon.textContent).toMatch(/Ask the district first/);

  await user.click(within(soon).getByRole("button", { name: words.markDone }));
  const done = await screen.findByRole("region", { name: words.groups.done });
  expect(screen.queryByRole("region", { name: words.groups.week })).toBeNull();
  await user.click(within(done).getByRole("button", { name: words.notDone }));
  expect(await screen.findByRole("region", { name: words.groups.week })).toBeTruthy();
});

it("says what is missing, and saves nothing", async () => {
  await user.type(screen.getByLabelText(/^On which day/), "0026-11-24");
  await user.click(screen.getByRole("button", { name: words.form.add }));
  expect(screen.getByText(words.form.nothing)).toBeTruthy();
  expect(screen.getByText(words.form.wrongDay)).toBeTruthy();
  expect(records).toEqual([]);
});

it("moves a date by the breaks that the parent types", async () => {
  await put("date", { trigger: "removal-decided", day: "2026-11-20", source: "parent", note: "" });
  const dayOf = () => screen.getAllByText(/^About/).map(({ textContent }) => textContent)[0];
  expect(dayOf()).toBe("About December 7, 2026");
  await user.type(screen.getByLabelText(/^First day off/), "2026-11-30");
  await user.type(screen.getByLabelText(/^Last day off/), "2026-12-01");
  await user.click(screen.getByRole("button", { name: words.breaks.add }));
  expect(dayOf()).toBe("About December 9, 2026");
  expect(document.body.textContent).toMatch(
    /closed for School break, November 30, 2026 to December 1, 2026, as you/,
  );
});

it("gives calendars and paper the same days, and a calendar no word of the matter unless asked", async () => {
  await put("date", {
    trigger: "violation-happened",
    day: "2026-06-01",
    source: "parent",
    note: "Ana was hit",
  });
  const letter = {
    letterType: "records_request",
    title: "Records of Ana",
    fields: {},
    sentOn: "2026-11-01",
    answerBy: "2026-11-20",
  };
  await put("letter", letter);
  const items = deadlineItems(states.CA, kept(), today);
  const neutral = calendarEvents(items, false);
  expect(neutral.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-28", "2027-06-01", "2028-06-01"]);
  expect(JSON.stringify(neutral)).not.toMatch(/Ana|complaint,|hearing/);
  expect(calendarEvents(items, true)[0]?.title).toContain("Records of Ana");
  expect(remindersFor(items, new Date("2026-11-26T15:00:00Z"))).toEqual([
    { subject: "your letter", day: "2026-11-28" },
    { subject: "your letter", day: "2027-06-01" },
    { subject: "your letter", day: "2028-06-01" },
  ]);
  expect(new Set(neutral.map(({ uid }) => uid)).size).toBe(4);
  expect(deadlineDocument(items, today).sections.map(({ title }) => title)).toEqual([
    words.groups.overdue,
    words.groups.week,
    words.groups.later,
  ]);
});

it("reads at grade 8 or below", () => {
  expect(readingGrade(withoutLeftOut(textOf([words, remindersContent], [])))).toBeLessThanOrEqual(8);
});

function kept() {
  return { dates: of("date"), letters: of("letter"), breaks: of("break"), done: of("done") };
}

function of<Kind extends RecordKind>(kind: Kind): CaseRecord<Kind>[] {
  return records.filter((record): record is CaseRecord<Kind> => record.kind === kind);
}

async function put<Kind extends RecordKind>(kind: Kind, value: RecordValues[Kind], id = `${records.length}`) {
  const record = { id, kind, createdAt: "", changedAt: "", value };
  records = [...records.filter((other) => other.id !== id), record];
  render();
  return record;
}

function render(): void {
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <DeadlineList
          record={states.CA}
          {...kept()}
          store={{
            put,
            remove: async (id) => {
              records = records.filter((record) => record.id !== id);
              render();
            },
          }}
          save={async (change) => {
            await change();
            return true;
          }}
          today={today}
        />
      </MemoryRouter>,
    ),
  );
}
