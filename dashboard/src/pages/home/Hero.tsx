import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { hero } from "../../content/home.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { MarkedLetter } from "./MarkedLetter.tsx";

/** What this is and the first step, beside an example of what knowing the rules looks like. */
export function Hero() {
  return (
    <section
      className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 lg:py-24 grid gap-10 lg:gap-16 lg:grid-cols-[1fr_1.05fr] lg:items-center`}
    >
      <div className={tw`flex flex-col gap-5 lg:gap-6`}>
        <p className={tw`text-quiet`}>{hero.forWhom}</p>
        <h1
          className={`dash-heading ${tw`font-heading text-[2.375rem] sm:text-[3rem] lg:text-[3.375rem] leading-[1.12]`}`}
        >
          {hero.headline}
        </h1>
        <p className={tw`text-lg max-w-[34rem]`}>{hero.lead}</p>
        <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3 pt-2`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {hero.start}
          </SiteLink>
          <SiteLink to="/pricing" className={buttonLook.plain}>
            {hero.all}
          </SiteLink>
        </div>
        <p className={tw`text-sm text-quiet`}>{hero.honest}</p>
      </div>
      <MarkedLetter />
    </section>
  );
}
