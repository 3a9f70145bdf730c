import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Check, Clock } from "lucide";
import { benefits, subscribe } from "../../content/subscribe.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** What joining costs and gives, with what is still to come apart from what is there. */
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
      <Points title={subscribe.benefitsTitle} points={benefits.now} icon={Check} />
      <Points title={subscribe.laterTitle} points={benefits.later} icon={Clock} />
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

function Points(props: {
  readonly title: string;
  readonly points: readonly string[];
  readonly icon: typeof Check;
}) {
  const { title, points, icon } = props;
  if (points.length === 0) return null;
  return (
    <div className={tw`flex flex-col gap-3`}>
      <h2 className={tw`text-lg`}>{title}</h2>
      <ul className={tw`flex flex-col gap-2`}>
        {points.map((point) => (
          <li key={point} className={tw`flex items-start gap-3`}>
            <span className={tw`text-primary pt-px`}>
              <Icon node={icon} size="1.25em" />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
