import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import type { Plan } from "../../content/pricing.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** One way to use the tools: its price first, then what it is, then the step to it. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
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
