import { sharedAccessMemory } from "@iep-insider/sdk/access";
import { afterEach, expect, it } from "vitest";
import { asSiteWants } from "./asSiteWants.ts";
import type { ReportDocument } from "./ReportDocument.ts";

const report: ReportDocument = {
  kind: "report",
  fileName: "report",
  title: "Report",
  lead: [],
  sections: [],
  footer: ["This is not legal advice.", "Made on November 26, 2026 with IEP Insider, on your own device."],
};
const { sites } = sharedAccessMemory(window);
afterEach(() => sites.clear());

it.each([
  [null, report.footer],
  [{ hidesName: false, privacyLink: null, toolSteps: [] }, report.footer],
  [
    { hidesName: true, privacyLink: null, toolSteps: [] },
    ["This is not legal advice.", "Made on November 26, 2026, on your own device."],
  ],
])("with the white label %j, the last lines are %j", (whiteLabel, footer) => {
  sites.set("site_a", {
    ...{ name: "Bay", logo: null, accent: null, phone: null, nextStep: null, sponsor: null },
    ...{ defaultState: null, tools: null, emailGate: true, frameOnly: false },
    whiteLabel,
  });
  expect(asSiteWants(report).footer).toEqual(footer);
});
