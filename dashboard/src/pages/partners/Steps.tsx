import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { withoutDeveloper as words } from "../../content/partners.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageSection } from "../../text/PageSection.tsx";

/** How to put a tool on a page, for readers who have never written code. */
export function Steps() {
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
