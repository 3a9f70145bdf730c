import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { notFoundHead } from "../../content/heads.ts";
import { notFound } from "../../content/site.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useHead } from "../../layout/useHead.ts";

export function Component() {
  useHead(notFoundHead);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 md:py-24 flex flex-col gap-5`}>
      <h1 className={`dash-heading ${tw`font-heading text-3xl`}`}>{notFound.title}</h1>
      <p className={tw`text-lg max-w-[34rem]`}>{notFound.text}</p>
      <div className={tw`flex flex-col sm:flex-row gap-3 pt-2`}>
        <SiteLink to="/" className={buttonLook.primary}>
          {notFound.home}
        </SiteLink>
        <SiteLink to="/advanced-tools" className={buttonLook.plain}>
          {notFound.tools}
        </SiteLink>
      </div>
    </div>
  );
}
