import type { EventCounts, UsageReport } from "@iep-insider/sdk/contract";
import { columnWords, eventWords, usageWords } from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { countOf } from "./figures.ts";
import { Section } from "./Section.tsx";

const shown = ["tool_load", "tool_start", "tool_complete", "tool_usage"] as const;

/** Where tools were used: on our own site, on partner sites with a site key, or on unverified pages. */
export function Places({ totals: { events, onPartnerSites, unverified } }: Pick<UsageReport, "totals">) {
  const rows: readonly { readonly site: string; readonly countIn: (event: keyof EventCounts) => number }[] = [
    {
      site: columnWords.ownSite,
      countIn: (event) => events[event] - onPartnerSites[event] - unverified[event],
    },
    { site: columnWords.partnerSites, countIn: (event) => onPartnerSites[event] },
    { site: columnWords.unverified, countIn: (event) => unverified[event] },
  ];
  return (
    <Section title={usageWords.sites}>
      <DataTable
        id="usage-sites"
        caption={usageWords.sitesCaption}
        rows={rows}
        keyOf={({ site }) => site}
        columns={[
          { head: columnWords.site, cell: ({ site }) => site },
          ...shown.map((event) => ({
            head: eventWords[event],
            cell: ({ countIn }: (typeof rows)[number]) => countOf(countIn(event)),
            isFigure: true,
          })),
        ]}
      />
    </Section>
  );
}
