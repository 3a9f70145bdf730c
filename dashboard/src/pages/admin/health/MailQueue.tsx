import type { ServerHealth } from "@iep-insider/sdk/contract";
import { adminSections } from "../../../content/admin/frame.ts";
import { healthWords } from "../../../content/admin/health.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Figures } from "../kit/Figures.tsx";
import { relativeTime } from "../kit/relativeTime.ts";
import { Part } from "./Part.tsx";

interface Props {
  readonly mails: ServerHealth["mails"];
  readonly now: Date;
}

/** The mails that wait, and those that never went out. */
export function MailQueue({ mails: { waiting, oldestDue, givenUp }, now }: Props) {
  const { mailFigures, noneDue } = healthWords;
  return (
    <Part title={healthWords.mails}>
      <Figures
        figures={[
          [mailFigures.waiting, String(waiting)],
          [mailFigures.oldest, oldestDue === null ? noneDue : relativeTime(new Date(oldestDue), now)],
          [mailFigures.givenUp, String(givenUp)],
        ]}
      />
      <p>
        <SiteLink to={adminSections.mails.path}>{healthWords.toMails}</SiteLink>
      </p>
    </Part>
  );
}
