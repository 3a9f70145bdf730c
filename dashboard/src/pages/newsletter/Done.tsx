import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { newsletter } from "../../content/newsletter.ts";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The newsletter will come. */
export function Confirmed() {
  const { doneTitle, doneText, toResources } = newsletter.confirm;
  return (
    <SuccessPanel title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/resources" className={buttonLook.primary}>
          {toResources}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

/** No more of it comes. */
export function Stopped() {
  const { doneTitle, doneText, changedMind, again } = newsletter.stop;
  return (
    <SuccessPanel title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <LabelledLink before={changedMind} to={`/resources#${newsletter.section.id}`} label={again} />
    </SuccessPanel>
  );
}
