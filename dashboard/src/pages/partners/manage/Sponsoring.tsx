import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Progress } from "@iep-insider/sdk/ui";
import { sponsorWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { Rich } from "../../../text/Rich.tsx";

/** Whether parents use the tools for free through this site, and how many uses are left. */
export function Sponsoring({ sponsored }: Pick<OwnPartner, "sponsored">) {
  if (sponsored === null)
    return (
      <PageSection title={words.title} lead={words.lead}>
        <p className={tw`max-w-text`}>{words.none}</p>
        <p>
          <Rich text={words.ask} />
        </p>
      </PageSection>
    );
  const { uses, usedThisMonth } = sponsored;
  // A cap may have been lowered within a month.
  const used = Math.min(usedThisMonth, uses);
  return (
    <PageSection title={words.title}>
      <div className={tw`max-w-text`}>
        <Progress value={used} of={uses} label={words.used(figure(usedThisMonth), figure(uses))} />
      </div>
      <p className={tw`max-w-text`}>{usedThisMonth < uses ? words.left : words.gone}</p>
      <p>
        <Rich text={words.more} />
      </p>
    </PageSection>
  );
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}
