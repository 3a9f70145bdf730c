import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { newsletter } from "../../content/newsletter.ts";
import { FinalWord } from "../../forms/FinalWord.tsx";
import { Way } from "../../forms/Way.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The newsletter will come. */
export function Confirmed() {
  const { doneTitle, doneText, toResources } = newsletter.confirm;
  return (
    <FinalWord title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/resources" className={buttonLook.primary}>
          {toResources}
        </SiteLink>
      </div>
    </FinalWord>
  );
}

/** No more of it comes. */
export function Stopped() {
  const { doneTitle, doneText, changedMind, again } = newsletter.stop;
  return (
    <FinalWord title={doneTitle}>
      <p className={tw`text-lg`}>{doneText}</p>
      <Way before={changedMind} to={`/resources#${newsletter.section.id}`} label={again} />
    </FinalWord>
  );
}
