import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { about } from "../../content/home.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The last word of the home page, and the next step. */
export function CallToAction() {
  const { title, text, tools, pro } = about.band;
  return (
    <div className="dash-band">
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col md:flex-row md:items-center justify-between gap-6`}
      >
        <div className={tw`flex flex-col gap-2`}>
          <h2 className={`dash-heading ${tw`font-heading text-2xl`}`}>{title}</h2>
          <p className={tw`text-lg`}>{text}</p>
        </div>
        <div className={tw`flex flex-col sm:flex-row gap-3`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {tools}
          </SiteLink>
          <SiteLink to="/subscribe" className={buttonLook.plain}>
            {pro}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
