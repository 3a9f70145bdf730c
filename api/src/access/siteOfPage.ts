import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { Site } from "../partners/site.ts";
import type { Services } from "../services.ts";
import { sponsorOf } from "./sponsored/month.ts";

/** What an element learns of the site on whose page it stands. */
export async function siteOfPage(
  services: Pick<Services, "database" | "clock">,
  { partner, settings }: Site,
): Promise<SiteOfPage> {
  const { brand, ...others } = settings;
  return { ...brand, ...others, sponsor: await sponsorOf(services, partner) };
}
