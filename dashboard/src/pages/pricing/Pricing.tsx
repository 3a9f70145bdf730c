import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { faq } from "../../content/faq.ts";
import {
  cancelling,
  comparison,
  oneUse,
  type Plan,
  plans,
  pricing,
  pricingAbout,
} from "../../content/pricing.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Blocks } from "../../text/Blocks.tsx";
import { Meanings } from "../../text/Facts.tsx";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Rich } from "../../text/Rich.tsx";

/** Prices, what one use is, which plan costs less, and how to cancel. */
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

/** The cost of a month on either plan. */
function Comparison() {
  return (
    <PageSection title={comparison.title} lead={comparison.lead}>
      <table className={tw`w-full max-w-tool border-collapse border-b border-line text-left`}>
        <caption className="iep-unseen">{comparison.caption}</caption>
        <thead>
          <tr className={tw`text-sm text-quiet`}>
            <th scope="col" className={tw`font-medium py-2 pr-3`}>
              {comparison.uses}
            </th>
            <th scope="col" className={number}>
              {comparison.perUse}
            </th>
            <th scope="col" className={number}>
              {comparison.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.uses} className={tw`border-t border-line`}>
              <th scope="row" className={tw`font-normal py-3 pr-3`}>
                {row.uses}
              </th>
              <td className={number}>{row.perUse}</td>
              <td className={number}>{row.pro}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tw`text-sm text-quiet max-w-text`}>{comparison.note}</p>
    </PageSection>
  );
}

const number = tw`font-medium text-right py-3 pl-3`;

/** Each answer opens separately, with or without JavaScript. */
function Faq() {
  return (
    <section
      id={faq.id}
      tabIndex={-1}
      aria-labelledby={`${faq.id}-title`}
      className={tw`flex flex-col gap-4 border-t border-line pt-8 md:pt-10 scroll-mt-6`}
    >
      <h2 id={`${faq.id}-title`} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {faq.title}
      </h2>
      <div className={tw`max-w-text border-b border-line`}>
        {faq.questions.map(({ id, question, answer }) => (
          <details key={id} id={`${faq.id}-${id}`} className={tw`border-t border-line`}>
            <summary className={`dash-question ${tw`cursor-pointer py-3 pr-2 font-semibold`}`}>
              {question}
            </summary>
            <div className={tw`flex flex-col gap-3 pb-4 pl-[1.75rem]`}>
              <Blocks blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** One plan: price, description, button. */
function PlanCard({ plan }: { readonly plan: Plan }) {
  return (
    <li className={tw`flex flex-col gap-4 rounded border border-line bg-sheet px-5 sm:px-8 lg:px-6 py-6`}>
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{plan.name}</h2>
      <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
        <span className={tw`font-heading text-3xl font-semibold`}>{plan.price}</span>
        <span className={tw`text-quiet`}>{plan.per}</span>
      </p>
      <p>{plan.text}</p>
      <ul className={tw`flex flex-col gap-2 border-t border-line pt-4`}>
        {plan.points.map((point) => (
          <li key={point} className={tw`flex items-start gap-3`}>
            <span className={tw`text-primary pt-px`}>
              <Icon node={Check} size="1.25em" />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className={tw`flex flex-col mt-auto pt-2`}>
        <SiteLink to={plan.path} className={buttonLook[plan.path === "/subscribe" ? "primary" : "plain"]}>
          {plan.button}
        </SiteLink>
      </div>
    </li>
  );
}
