import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { dayAndTime } from "../../../app/dayAndTime.ts";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { Blocks } from "../../../text/Blocks.tsx";
import { Outcome } from "./Outcome.tsx";

interface Props {
  readonly partner: OwnPartner;
  /** Whether it was just submitted on this page. */
  readonly isNew: boolean;
}

/** When the application was submitted, if that was stored. */
export function sentWords({ name, appliedAt }: OwnPartner): string {
  return appliedAt === null ? words.applied(name) : words.sent(name, dayAndTime(appliedAt));
}

/** The application was received: what happens next, and what can be done in the meantime. */
export function Sent({ partner, isNew }: Props) {
  return (
    <Outcome takesFocus={isNew} tone="good" title={words.appliedTitle} text={sentWords(partner)}>
      <h3 className={tw`font-semibold`}>{words.nextTitle}</h3>
      <ol className={tw`list-decimal pl-5 flex flex-col gap-2 max-w-text`}>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Blocks blocks={[words.meanwhile]} />
    </Outcome>
  );
}
