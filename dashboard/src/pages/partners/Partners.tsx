import { tw } from "@iep-insider/sdk/theme";
import { partnerApplication } from "../../content/partnerApplication.ts";
import {
  privacyShown,
  waysToEmbed,
  whatAKeyAdds,
  whatItCosts,
  whatItIs,
  whatParentsSee,
} from "../../content/partners.ts";
import { Blocks } from "../../text/Blocks.tsx";
import { Meanings } from "../../text/Facts.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { Rich } from "../../text/Rich.tsx";
import { Application } from "./apply/Application.tsx";
import { Opening } from "./Opening.tsx";
import { Steps } from "./Steps.tsx";

/** For an organization: what our tools on its own site are, and the way to a site key. */
export function Component() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <Opening />
      <PageSection title={whatItIs.title}>
        <Blocks blocks={whatItIs.paragraphs} />
      </PageSection>
      <PageSection title={whatItCosts.title}>
        <Meanings of={whatItCosts.lines} />
        <p className={tw`max-w-text`}>
          <Rich text={whatItCosts.ask} />
        </p>
      </PageSection>
      <PageSection title={whatParentsSee.title}>
        <Blocks blocks={[{ points: whatParentsSee.points }]} />
      </PageSection>
      <PageSection title={privacyShown.title}>
        <Blocks blocks={[{ points: privacyShown.points }]} />
        <div className={tw`flex flex-col gap-2 max-w-text rounded bg-wash px-5 py-4`}>
          <h3 className={tw`font-semibold`}>{privacyShown.checkTitle}</h3>
          <p>{privacyShown.check}</p>
        </div>
        <p>
          <Rich text={privacyShown.more} />
        </p>
      </PageSection>
      <PageSection title={waysToEmbed.title}>
        <Meanings of={waysToEmbed.lines} />
        <p className={tw`max-w-text text-quiet`}>{waysToEmbed.developers}</p>
      </PageSection>
      <Steps />
      <PageSection title={whatAKeyAdds.title} lead={whatAKeyAdds.lead}>
        <Blocks blocks={[{ points: whatAKeyAdds.points }]} />
      </PageSection>
      <PageSection id={partnerApplication.id} title={partnerApplication.title}>
        <Application />
      </PageSection>
    </div>
  );
}
