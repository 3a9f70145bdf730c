import { productName } from "@iep-insider/sdk/catalog";
import { founderPath } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { hasFounder } from "../app/founder.ts";
import { useHydrated } from "../app/useHydrated.ts";
import { founderWords } from "../content/founder.ts";
import { contactLink, footerLinks, footerTools, legalLinks, plansLink } from "../content/navigation.ts";
import { footer, freeHelp } from "../content/site.ts";
import { SiteLink } from "./SiteLink.tsx";

export function Footer() {
  const isHydrated = useHydrated();
  const year = isHydrated ? new Date().getFullYear() : import.meta.env.IEP_BUILD_YEAR;
  return (
    <footer className={tw`border-t border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 grid gap-8 md:grid-cols-[2fr_1fr]`}
      >
        <div className={tw`flex flex-col gap-3 max-w-[34rem]`}>
          <p className={tw`font-heading text-lg font-semibold`}>{productName}</p>
          <p>{footer.about}</p>
          <p className={tw`text-sm text-quiet`}>{footer.honest}</p>
          <ul className={tw`flex flex-col gap-2 md:gap-0 text-sm`}>
            {Object.values(freeHelp).map((help) => (
              <li key={help.address}>
                <a
                  href={help.address}
                  className={tw`inline-flex items-center min-h-[2.75rem] md:min-h-[2.25rem]`}
                >
                  {help.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={tw`flex flex-col gap-2`}>
          <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{footerTools.label}</h2>
          <ul className={tw`grid grid-cols-2 gap-x-4 md:grid-cols-1`}>
            {footerTools.links.map((link) => (
              <li key={link.path}>
                <SiteLink to={link.path} className={quietLink}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
          {[contactLink, plansLink].map((link) => (
            <SiteLink key={link.path} to={link.path} className={buttonLook.plain}>
              {link.label}
            </SiteLink>
          ))}
          <p className={tw`text-sm text-quiet`}>{footer.reply}</p>
        </div>
      </div>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 pb-10 flex flex-wrap items-center justify-between gap-x-6 text-sm text-quiet`}
      >
        <p className={tw`flex flex-wrap items-center gap-x-6 min-h-[2.75rem] md:min-h-[2.25rem]`}>
          {footer.copyright(year)}
          {/* A full page load: the page's text comes with its file. */}
          {isHydrated && hasFounder() ? (
            <a href={founderPath} className={quietLink}>
              {founderWords.link}
            </a>
          ) : null}
        </p>
        <nav aria-label={footer.navigation} className={tw`flex flex-col md:items-end`}>
          {[footerLinks, legalLinks].map((row) => (
            <ul key={row[0]?.path} className={tw`flex flex-wrap gap-x-6`}>
              {row.map((link) => (
                <li key={link.path}>
                  <SiteLink to={link.path} className={quietLink}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const quietLink = tw`inline-flex items-center min-h-[2.75rem] md:min-h-[2.25rem]`;
