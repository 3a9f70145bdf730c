import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import { partnerApplication } from "../../content/partnerApplication.ts";
import {
  partners,
  privacyShown,
  waysToEmbed,
  whatAKeyAdds,
  whatItCosts,
  whatItIs,
  whatParentsSee,
  withoutDeveloper as words,
} from "../../content/partners.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Blocks } from "../../text/Blocks.tsx";
import { Meanings } from "../../text/Facts.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Rich } from "../../text/Rich.tsx";
import { Application } from "./apply/Application.tsx";

/** For organizations: what our tools on their site are, and how to get a site key. */
export function Component() {
  const current = useCurrentUser();
  const hasKey = current.state === "signed in" && current.user.managesSite;
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <Opening hasKey={hasKey} />
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
      <PageSection
        id={partnerApplication.id}
        title={hasKey ? partnerApplication.titleWithKey : partnerApplication.title}
      >
        <Application />
      </PageSection>
    </div>
  );
}

function Opening({ hasKey }: { readonly hasKey: boolean }) {
  return (
    <div className={tw`flex flex-col gap-6`}>
      <PageTitle title={partners.title} lead={partners.lead} />
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/embed-builder" className={buttonLook.primary}>
          {partners.build}
        </SiteLink>
        {hasKey ? (
          <SiteLink to="/partners/manage" className={buttonLook.plain}>
            {partners.toKey}
          </SiteLink>
        ) : (
          <SiteLink to={`/partners#${partnerApplication.id}`} className={buttonLook.plain}>
            {partners.toForm}
          </SiteLink>
        )}
      </div>
      <p className={tw`text-sm text-quiet`}>{partners.small}</p>
    </div>
  );
}

/** How to embed a tool, for readers who have never written code. */
function Steps() {
  return (
    <PageSection title={words.title}>
      <ol className={tw`flex flex-col gap-3 max-w-text`}>
        {words.steps.map((step, index) => (
          <li key={step} className={tw`flex items-start gap-3`}>
            <span className={`dash-number ${tw`mt-px`}`} aria-hidden>
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={tw`max-w-text text-quiet`}>{words.noBlock}</p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/embed-builder" className={buttonLook.plain}>
          {words.button}
        </SiteLink>
      </div>
    </PageSection>
  );
}
