import type { Sponsor } from "../../../contract/index.ts";

const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** The gates that a partner's settings make. */
export const siteGateWords = {
  sponsored: {
    title: (tool: string) => `Open ${tool}`,
    lead: (site: string) => `It is free for families who come through ${site}.`,
    open: (site: string) => `Open the tool, free through ${site}`,
    opening: "Opening…",
    failed: "We could not open it. Nothing was spent. Please try again.",
  },
  usedUp: (site: string, { uses, renewsOn }: Sponsor) => {
    const next = day.format(new Date(renewsOn));
    return uses === 1
      ? `${site} has 1 free use a month for families. This month's has been used. On ${next} there is a new one.`
      : `${site} has ${uses.toLocaleString("en-US")} free uses a month for families. This month's have been used. On ${next} there are new ones.`;
  },
  leftOut: {
    title: (tool: string) => `${tool} is not offered here`,
    text: (site: string) => `${site} does not offer this tool on its site. You find it on ours.`,
    link: "Open it on our site, in a new tab",
  },
} as const;
