import { type CatalogTool, hubCardId, openToolPath, samplePath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { useLocation } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import { hub } from "../../content/hub.ts";
import { samplePage } from "../../content/sample.ts";
import { toolIcons } from "../../content/toolIcons.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { isFree, isOpenTo } from "./hubGroups.ts";
import { useCategoryLabel } from "./useCategoryLabel.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly isScreenersAnchor: boolean;
  /** Whether all tools are open to whoever looks. */
  readonly isMember: boolean;
  /** What hides the price for a moment (ToolSection). */
  readonly untilKnown: string;
}

/** One tool of the hub. The whole card of a tool that can be opened is its link. */
export function ToolCard({ tool, isScreenersAnchor, isMember, untilKnown }: Props) {
  const isOpen = isOpenTo(tool, isMember);
  const id = hubCardId(tool.id);
  const { hash } = useLocation();
  const labelOf = useCategoryLabel();
  // The file does not know the hash.
  const isPointedAt = useHydrated() && (hash === `#${id}` || (isScreenersAnchor && hash === "#screeners"));
  return (
    <li
      id={id}
      data-tool={tool.id}
      tabIndex={-1}
      className={`${isOpen ? look.open : look.coming} ${isPointedAt ? look.pointedAt : ""}`}
    >
      {isScreenersAnchor ? <span id="screeners" tabIndex={-1} className={tw`absolute scroll-mt-6`} /> : null}
      <p className={tw`flex items-center gap-2 text-sm text-quiet`}>
        <span className={tw`text-primary`}>
          <Icon node={toolIcons[tool.id]} size="1.375rem" />
        </span>
        {labelOf(tool.category)}
      </p>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{tool.title}</h3>
      <p>{tool.description}</p>
      <p className={`${tw`flex flex-wrap items-center gap-x-3 gap-y-1 mt-auto pt-2 text-sm`} ${untilKnown}`}>
        <span className={tw`rounded border border-outline px-2 py-px font-semibold`}>
          {isMember ? hub.unlimitedBadge : isFree(tool) ? hub.freeBadge : hub.proBadge}
        </span>
        {tool.payment && !isMember ? (
          <span className={tw`text-quiet`}>{isFree(tool) ? hub.freeGlossary : hub.perUse}</span>
        ) : null}
      </p>
      {isOpen ? (
        <p className={tw`flex flex-wrap gap-x-5`}>
          <SiteLink
            to={openToolPath(tool.id)}
            className={`dash-whole-card ${tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}`}
          >
            {hub.open}
            <span className="iep-unseen">: {tool.title}</span>
          </SiteLink>
          {/* Above the link that reaches over the card. */}
          <SiteLink
            to={samplePath(tool.id)}
            className={tw`relative z-10 inline-flex items-center min-h-[2.75rem]`}
          >
            {samplePage.seeSample}
            <span className="iep-unseen">: {tool.title}</span>
          </SiteLink>
        </p>
      ) : (
        <p className={tw`flex items-center min-h-[2.75rem] border-t border-line font-medium text-quiet`}>
          {tool.isImplemented ? hub.membersFirst : hub.coming}
        </p>
      )}
    </li>
  );
}

const look = {
  open: tw`relative flex flex-col gap-2 rounded border border-outline bg-sheet px-5 pt-4 pb-2 scroll-mt-6`,
  coming: tw`relative flex flex-col gap-2 rounded border border-line p-5 pb-2 scroll-mt-6`,
  pointedAt: "dash-pointed-at",
} as const;
