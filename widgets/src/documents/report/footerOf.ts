import type { ReportDocument } from "../ReportDocument.ts";

declare global {
  /** What reports leave out of their last lines; `showBrand` sets it for a partner that hides our name. */
  var iepLeftOut: string | undefined;
}

/** The last lines of a report. */
export function footerOf({ footer }: ReportDocument): readonly string[] {
  // Reports are also written in Node, without a window.
  return footer.map((line) => line.replace(globalThis.iepLeftOut ?? "", ""));
}
