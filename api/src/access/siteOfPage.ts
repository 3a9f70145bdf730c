import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { Site } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { sponsorOf } from "./sponsored/month.ts";

/** What an element learns about the site whose page it is on. */
export async function siteOfPage(
  services: Pick<Services, "database" | "clock">,
  { partner, settings }: Site,
): Promise<SiteOfPage> {
  const { brand, ...others } = settings;
  return { ...brand, ...others, sponsor: await sponsorOf(services, partner) };
}
