import { type CatalogTool, samplePath, seeSample, whatYouGet } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** What a parent gets in the end, with a link to a sample. */
export function WhatYouGet({ tool }: { readonly tool: CatalogTool }) {
  return (
    <>
      {whatYouGet[tool.id]}{" "}
      <SiteLink to={samplePath(tool.id)} className={tw`whitespace-nowrap`}>
        {seeSample}
        <span className="iep-unseen">: {tool.title}</span>
      </SiteLink>
    </>
  );
}
