import type { Page } from "@playwright/test";

export type PageFaults = readonly string[];

/** Collects console errors and warnings, uncaught errors, and requests to any host but `origin`. */
export function watchFaults(page: Page, origin: string): PageFaults {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) faults.push(`request to ${url}`);
  });
  return faults;
}
