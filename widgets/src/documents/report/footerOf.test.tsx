import { productName } from "@iep-insider/sdk/catalog";
import { afterEach, expect, it } from "vitest";
import type { ReportDocument } from "../ReportDocument.ts";
import { reportFormat } from "./reportFormat.tsx";

const report: ReportDocument = {
  kind: "report",
  fileName: "report",
  title: "Report",
  lead: [],
  sections: [],
  footer: ["This is not legal advice.", `Made on November 26, 2026 with ${productName}, on your own device.`],
};
afterEach(() => {
  globalThis.iepLeftOut = undefined;
});

it("leaves our name out of the last line where a partner hides it, and no legal line", () => {
  expect(reportFormat.toText(report)).toContain(`Made on November 26, 2026 with ${productName}, on your own`);
  globalThis.iepLeftOut = ` with ${productName}`;
  expect(reportFormat.toText(report)).toContain("Made on November 26, 2026, on your own device.");
  expect(reportFormat.toText(report)).toContain("This is not legal advice.");
});
