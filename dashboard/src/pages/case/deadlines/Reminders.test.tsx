import { dateOf, loadStates } from "@iep-insider/sdk/law";
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session } from "../../../app/session.ts";
import { remindersContent as words } from "../../../content/deadlines.ts";
import { deadlineItems } from "./deadlineItems.ts";
import { Reminders } from "./Reminders.tsx";

const states = await loadStates();
const now = new Date();
let root: Root;
let kept: { isOn: boolean; hasFeed: boolean; reminders: unknown[] };
const bodies: unknown[] = [];

beforeEach(() => {
  kept = { isOn: false, hasFeed: false, reminders: [] };
  bodies.length = 0;
  session.keep("a.b.c");
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    if (body) {
      bodies.push(JSON.parse(String(body)));
      kept = { ...kept, isOn: true, reminders: (bodies.at(-1) as typeof kept).reminders };
    }
    return Response.json(kept);
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  session.drop();
});

it("sends days and neutral words once they are turned on, and again when the list has changed", async () => {
  render(["Ana"]);
  await userEvent.click(await screen.findByRole("button", { name: words.turnOn }));
  expect(await screen.findByText(words.on(1))).toBeTruthy();
  expect(bodies).toEqual([{ reminders: [{ subject: "meeting", day: inDays(30) }] }]);
  render(["Ana", "later"]);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({
    reminders: [
      { subject: "meeting", day: inDays(30) },
      { subject: "meeting", day: inDays(35) },
    ],
  });
  expect(JSON.stringify(bodies)).not.toMatch(/Ana|first-iep/);
});

function render(notes: readonly string[]): void {
  const dates = notes.map((note, index) => ({
    id: `${index}`,
    kind: "date" as const,
    createdAt: "",
    changedAt: "",
    value: { trigger: "found-eligible" as const, day: inDays(5 * index), source: "parent" as const, note },
  }));
  const items = deadlineItems(states.CA, { dates, letters: [], breaks: [], done: [] }, dateOf(now));
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <Reminders items={items} now={now} />
      </MemoryRouter>,
    ),
  );
}

function inDays(count: number): string {
  return new Date(Date.parse(dateOf(now)) + count * 86_400_000).toISOString().slice(0, 10);
}
