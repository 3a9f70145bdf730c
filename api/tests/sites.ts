import { siteKeyHeader } from "@iep-insider/sdk/contract";
import { registerPartner } from "../src/partners/service.ts";
import type { TestApp } from "./createTestApp.ts";

/** Registers a partner's site. @returns the headers that an element on its page sends. */
export async function registerSite(
  app: TestApp,
  siteKey: string,
  origin = "https://partner.example",
): Promise<{ readonly [siteKeyHeader]: string; readonly Origin: string }> {
  await registerPartner(app.services, "command", { name: "A parent center", origins: [origin], siteKey });
  return { [siteKeyHeader]: siteKey, Origin: origin };
}
