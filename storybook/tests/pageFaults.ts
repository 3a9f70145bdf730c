import type { ConsoleMessage, Page, Request } from "@playwright/test";

export type PageFaults = readonly string[];

/** Collects console errors and warnings, uncaught errors, and requests to any host but `origin`, until `stop`. */
export function watchFaults(page: Page, origin: string): { readonly faults: PageFaults; stop(): void } {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onPageError = (error: Error) => faults.push(`page error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) faults.push(`request to ${url}`);
  };
  page.on("console", onConsole).on("pageerror", onPageError).on("request", onRequest);
  return {
    faults,
    stop: () => page.off("console", onConsole).off("pageerror", onPageError).off("request", onRequest),
  };
}
