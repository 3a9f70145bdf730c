import { expect, it } from "vitest";
import { itemLabels } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { aideResult } from "./logic.ts";

it("starts the aide letter with what was checked, in the order of the screener", () =>
  expect(letterStart(aideResult(["elopement-risk", "life-threatening"]))).toEqual({
    letterType: "aide_assessment",
    behaviorConcerns: [itemLabels["life-threatening"], itemLabels["elopement-risk"]],
  }));
