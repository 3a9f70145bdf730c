import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { Chat } from "./chat/Chat.tsx";
import { DenialDecoder } from "./denial-decoder/DenialDecoder.tsx";
import { DisputeGuide } from "./dispute-guide/DisputeGuide.tsx";
import { GoalAnalyzer } from "./goal-analyzer/GoalAnalyzer.tsx";

/** What is filled in by its label, and the draft that keeps it. */
const rows: readonly (readonly [
  ComponentType,
  filled: readonly (readonly [RegExp, string])[],
  draft: object,
])[] = [
  [
    Chat,
    [
      [/^Your state/, "TX"],
      [/^Your question/, "why?"],
    ],
    { question: "why?", state: "TX" },
  ],
  [
    DenialDecoder,
    [
      [/^The school's reason/, "other"],
      [/^The reason in your own words/, "too shy"],
    ],
    { reason: "other", own: "too shy", context: "", state: "" },
  ],
  [
    DisputeGuide,
    [
      [/^Your main concern/, "iep-not-followed"],
      [/^Have you met/, "yes"],
      [/^How urgent/, "not-urgent"],
    ],
    expect.objectContaining({ issue: "iep-not-followed", triedMeeting: "yes", urgency: "not-urgent" }),
  ],
  [
    GoalAnalyzer,
    [
      [/^Paste one IEP goal/, "Read."],
      [/^Your state/, "TX"],
    ],
    { goalText: "Read.", state: "TX", goals: [], chosen: [] },
  ],
];

it.each(rows.map((row) => [row[0].name, ...row] as const))(
  "%s keeps what is filled in as a draft, but never names",
  async (_, Tool, filled, draft) => {
    const user = userEvent.setup();
    const drafts = createFakeDrafts();
    renderInHost(<Tool />, createFakeHost(drafts));
    await user.type(await screen.findByRole("textbox", { name: /^Names to leave out/ }), "Zorina");
    for (const [label, value] of filled) {
      const field = await screen.findByLabelText(label);
      await (field.localName === "select" ? user.selectOptions(field, value) : user.type(field, value));
    }
    expect(drafts.stored).toEqual(draft);
    expect(JSON.stringify(drafts.stored)).not.toContain("Zorina");

    document.body.replaceChildren();
    renderInHost(<Tool />, createFakeHost(drafts));
    for (const [label, value] of filled)
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty("value", value));
  },
);
