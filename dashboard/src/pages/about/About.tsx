import type { Founder } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { founderOfPage } from "../../app/founder.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { founderWords } from "../../content/founder.ts";
import { founderHead } from "../../content/heads.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useHead } from "../../layout/useHead.ts";
import { Component as NotFound } from "../not-found/NotFound.tsx";

/** The founder, in the operator's words; without them this URL is not found. */
export function Component() {
  const isHydrated = useHydrated();
  const founder = founderOfPage();
  const isFile = typeof document === "undefined";
  if (!founder && !isFile) return <NotFound />;
  return (
    // Fills most windows, so that the text does not push anything visible.
    <div
      className={tw`mx-auto w-full max-w-page min-h-[100vh] px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6 md:gap-8`}
    >
      {founder && isHydrated ? <Told founder={founder} /> : null}
    </div>
  );
}

function Told({ founder: { name, paragraphs, photo } }: { readonly founder: Founder }) {
  useHead(founderHead);
  return (
    <>
      <div className={tw`flex flex-col sm:flex-row gap-6 sm:items-center`}>
        {photo ? (
          <img
            src={photo}
            alt={name}
            width="160"
            height="160"
            className={tw`w-[10rem] h-[10rem] rounded border border-line object-cover`}
          />
        ) : null}
        <h1 className={`dash-heading ${tw`font-heading text-2xl md:text-3xl max-w-text`}`}>
          {founderWords.title(name)}
        </h1>
      </div>
      <div className={tw`flex flex-col gap-4 max-w-text`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <SiteLink to="/advanced-tools" className={buttonLook.primary}>
          {founderWords.tools}
        </SiteLink>
        <SiteLink to="/contact" className={buttonLook.plain}>
          {founderWords.contact}
        </SiteLink>
      </div>
    </>
  );
}
