import { describe, expect, it } from "vitest";
import {
  findTool,
  formatCents,
  hubCardId,
  hubTools,
  openToolPath,
  prices,
  toolById,
  tools,
  usesUntilProPays,
} from "./index.ts";

describe("the catalog", () => {
  it("has the thirteen tools of the hub, and the assessment questionnaires beside it", () => {
    const inHub = hubTools.map((tool) => tool.id);
    expect(inHub.join(" ")).toBe(
      "chatbot screener letters goals denials signing-advisor disability-screener aide-screener rights meeting-prep jargon-translator dispute-guide emotional-checkin",
    );
    expect(tools.filter((tool) => !tool.inHub).map((tool) => tool.id)).toEqual(["assessments"]);
  });

  it("charges each tool as the spec has it", () => {
    const charged = (kind: string | null) =>
      tools.filter((tool) => tool.inHub && tool.payment === kind).map(({ id }) => id);
    expect(charged("ai_question").join(" ")).toBe("chatbot goals denials jargon-translator dispute-guide");
    expect(charged("quiz").join(" ")).toBe(
      "screener letters signing-advisor disability-screener aide-screener",
    );
    expect(charged(null)).toEqual(["rights", "meeting-prep", "emotional-checkin"]);
  });

  it("finds a tool by its id, and none for what is no id", () => {
    expect(toolById("aide-screener").tag).toBe("aide-screener");
    expect(findTool("constructor")).toBeUndefined();
    expect(findTool(null)).toBeUndefined();
  });

  it("names the letter's card as the menu of the spec does", () => {
    expect(hubCardId("letters")).toBe("letter-generator");
    expect(hubCardId("chatbot")).toBe("chatbot");
  });

  it("opens a tool in the hub, and the questionnaires on their own page", () => {
    expect(openToolPath("letters")).toBe("/advanced-tools?tool=letters");
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
