import { openToolPath, toolById } from "../../../catalog/index.ts";
import type { SiteOfPage } from "../../../contract/index.ts";
import { tw } from "../../../theme/index.ts";
import type { GateParts } from "../GateParts.ts";
import { siteGateWords } from "./words.ts";

interface Props extends Pick<GateParts, "tool" | "surroundings"> {
  readonly site: SiteOfPage;
}

/**
 * Shown in place of a tool that the partner's settings leave out: a plain link to it. The site's owner is told
 * separately.
 */
export function LeftOut({ tool, site, surroundings: { server } }: Props) {
  const { leftOut } = siteGateWords;
  return (
    <div className={tw`flex flex-col items-start gap-4 max-w-text`}>
      <h2 className={tw`text-xl wide:text-2xl font-heading`}>{leftOut.title(toolById(tool).title)}</h2>
      <p>{leftOut.text(site.name)}</p>
      <p>
        <a href={`${server ?? ""}${openToolPath(tool)}`} target="_blank" rel="noopener">
          {leftOut.link}
        </a>
      </p>
    </div>
  );
}
