import { describe, expect, it } from "vitest";
import {
  findPaidTool,
  findTool,
  formatCents,
  formerToolIds,
  hubTools,
  openToolPath,
  prices,
  storedToolName,
  toolIds,
  toolOfStored,
  tools,
  usesUntilProPays,
} from "./index.ts";

describe("the catalog", () => {
  it("has the fourteen tools of the hub, and the assessment questionnaires beside it", () => {
    const inHub = hubTools.map((tool) => tool.id);
    expect(inHub.join(" ")).toBe(
      "chat 504-screener letter-generator goal-analyzer denial-decoder signing-advisor evaluation-screener aide-screener rights-guide meeting-checklist jargon-translator dispute-guide emotional-checkin document-reader",
    );
    expect(tools.filter((tool) => !tool.inHub).map((tool) => tool.id)).toEqual(["assessments"]);
  });

  it("charges each tool as the spec has it", () => {
    const charged = (kind: string | null) =>
      tools.filter((tool) => tool.inHub && tool.payment === kind).map(({ id }) => id);
    expect(charged("ai_question").join(" ")).toBe(
      "chat goal-analyzer denial-decoder jargon-translator dispute-guide",
    );
    expect(charged("quiz").join(" ")).toBe(
      "504-screener letter-generator signing-advisor evaluation-screener aide-screener document-reader",
    );
    expect(charged(null)).toEqual(["rights-guide", "meeting-checklist", "emotional-checkin"]);
  });

  it("names each tool once: its id is its tag without the prefix", () => {
    expect(tools.map(({ tag }) => tag.replace(/^iep-/, ""))).toEqual(toolIds);
  });

  it("finds a tool by its id, a former id and its tag, and none for an unknown name", () => {
    for (const name of ["letter-generator", "letters", "iep-letter-generator"])
      expect(findTool(name)?.id, name).toBe("letter-generator");
    expect(findPaidTool("Letters")?.id).toBe("letter-generator");
    for (const name of ["constructor", "iep-letters", "", null]) expect(findTool(name)).toBeUndefined();
  });

  it("keeps every former id, and stores each tool under a unique name that maps back to it", () => {
    expect(formerToolIds).toEqual({
      chatbot: "chat",
      screener: "504-screener",
      letters: "letter-generator",
      goals: "goal-analyzer",
      denials: "denial-decoder",
      "disability-screener": "evaluation-screener",
      rights: "rights-guide",
      "meeting-prep": "meeting-checklist",
    });
    for (const former of Object.keys(formerToolIds)) expect(toolIds).not.toContain(former);
    const stored = toolIds.map(storedToolName);
    expect(stored).toEqual(expect.arrayContaining(Object.keys(formerToolIds)));
    expect(stored.map(toolOfStored)).toEqual(toolIds);
  });

  it("opens a tool in the hub, and the questionnaires on their own page", () => {
    expect(openToolPath("letter-generator")).toBe("/advanced-tools?tool=letter-generator");
    expect(openToolPath("assessments")).toBe("/tools");
  });
});

it("the prices read as money", () => {
  expect(formatCents(prices.singleUse)).toBe("$4.99");
  expect(formatCents(prices.proMonthly)).toBe("$19.99");
  expect(formatCents(5)).toBe("$0.05");
});

it("the prices say truly when Pro pays for itself: not with the 4th use, but with the 5th (ADR 11)", () => {
  expect(usesUntilProPays).toBe(5);
  expect((usesUntilProPays - 1) * prices.singleUse).toBeLessThan(prices.proMonthly);
  expect(usesUntilProPays * prices.singleUse).toBeGreaterThan(prices.proMonthly);
});
