import { expect, it } from "vitest";
import { aiToolField, toolField } from "./fieldSchemas.ts";

it("reads a former id as the tool's id of today, and refuses what names no tool", () => {
  expect(toolField.parse("letters")).toBe("letter-generator");
  expect(toolField.parse("letter-generator")).toBe("letter-generator");
  expect(toolField.safeParse("wand").error?.issues[0]?.message).toBe("Unknown tool.");
  expect(toolField.safeParse(7).success).toBe(false);
  const aiTool = aiToolField("This tool keeps no answers.");
  expect(aiTool.parse("goals")).toBe("goal-analyzer");
  expect(aiTool.safeParse("letters").error?.issues[0]?.message).toBe("This tool keeps no answers.");
});
