import type { ReportDocument } from "../ReportDocument.ts";

declare global {
  interface Window {
    /** What reports leave out of their last lines; `showBrand` sets it for a partner that hides our name. */
    iepLeftOut?: string;
  }
}

/** The last lines of a report. */
export function footerOf({ footer }: ReportDocument): readonly string[] {
  return footer.map((line) => line.replace(window.iepLeftOut ?? "", ""));
}
