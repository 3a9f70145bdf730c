import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { benefits, subscribe } from "../../content/subscribe.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** What joining costs and gives. */
export function Offer() {
  return (
    <div className={tw`flex flex-col gap-5`}>
      <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
        {subscribe.title}
      </h1>
      <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
        <span className={tw`font-heading text-3xl font-semibold`}>{subscribe.price}</span>
        <span className={tw`text-lg text-quiet`}>{subscribe.per}</span>
      </p>
      <p className={tw`text-lg`}>{subscribe.lead}</p>
      <div className={tw`flex flex-col gap-3`}>
        <h2 className={tw`text-lg`}>{subscribe.benefitsTitle}</h2>
        <ul className={tw`flex flex-col gap-2`}>
          {benefits.map((benefit) => (
            <li key={benefit} className={tw`flex items-start gap-3`}>
              <span className={tw`text-primary pt-px`}>
                <Icon node={Check} size="1.25em" />
              </span>
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={tw`border-l-4 border-mark pl-4 max-w-text`}>{subscribe.note}</p>
      <p>
        <SiteLink
          to="/pay-per-use"
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {subscribe.perUse}
        </SiteLink>
      </p>
    </div>
  );
}
