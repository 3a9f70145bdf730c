import { tw } from "@iep-insider/sdk/theme";
import { cancelling, oneUse, plans, pricing, pricingAbout } from "../../content/pricing.ts";
import { Blocks } from "../../text/Blocks.tsx";
import { Meanings } from "../../text/Facts.tsx";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Rich } from "../../text/Rich.tsx";
import { Comparison } from "./Comparison.tsx";
import { Faq } from "./Faq.tsx";
import { PlanCard } from "./PlanCard.tsx";

/** What things cost, what one use is, which way costs less, and how to stop. */
export function Component() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <div className={tw`flex flex-col gap-8`}>
        <PageTitle title={pricing.title} lead={pricing.lead} />
        <section aria-label={pricing.plansTitle}>
          <ul className={tw`grid gap-5 lg:grid-cols-3`}>
            {plans.map((plan) => (
              <PlanCard key={plan.path} plan={plan} />
            ))}
          </ul>
        </section>
      </div>
      <PageSection title={oneUse.title} lead={oneUse.lead}>
        <Meanings of={oneUse.kinds} />
        <p>
          <Rich text={oneUse.samples} />
        </p>
      </PageSection>
      <Comparison />
      <PageSection title={cancelling.title}>
        <Blocks blocks={cancelling.paragraphs} />
      </PageSection>
      <Faq />
      <PageSection title={pricingAbout.title}>
        <Blocks blocks={pricingAbout.paragraphs} />
        <p>{pricingAbout.freeHelp}</p>
        <FreeHelpLinks />
      </PageSection>
    </div>
  );
}
