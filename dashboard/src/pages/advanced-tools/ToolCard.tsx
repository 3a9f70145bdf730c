import {
  type CatalogTool,
  openToolPath,
  samplePath,
  seeSample,
  toolDescriptions,
} from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { useLocation } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import { hub } from "../../content/hub.ts";
import { toolIcons } from "../../content/toolIcons.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { isFree, isOpenTo } from "./hubGroups.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly isScreenersAnchor: boolean;
  /** Hides the price. */
  readonly isMember: boolean;
  /** "Open until Tuesday 1:20 PM", instead of the price; null if no purchase has it open. */
  readonly openUntil: string | null;
  /** Hides the price until it is known whether it applies (Hub). */
  readonly untilKnown: string;
}

/** One tool of the hub: a row on a phone, otherwise a card. All of it links to the tool, if that can be opened. */
export function ToolCard({ tool, isScreenersAnchor, isMember, openUntil, untilKnown }: Props) {
  const isOpen = isOpenTo(tool, isMember);
  const { hash } = useLocation();
  // Pre-rendering does not know the hash.
  const isPointedAt =
    useHydrated() && (hash === `#${tool.id}` || (isScreenersAnchor && hash === "#screeners"));
  return (
    <li
      id={tool.id}
      data-tool={tool.id}
      tabIndex={-1}
      className={`${isOpen ? look.open : look.closed} ${isPointedAt ? look.pointedAt : ""}`}
    >
      {isScreenersAnchor ? <span id="screeners" tabIndex={-1} className={tw`absolute scroll-mt-6`} /> : null}
      <span className={`dash-tool-icon ${tw`text-primary`}`}>
        <Icon node={toolIcons[tool.id]} size="1.5rem" />
      </span>
      <h3 className={`dash-heading dash-tool-title ${tw`font-heading text-lg`}`}>
        {isOpen ? (
          <SiteLink to={openToolPath(tool.id)} className={`dash-whole-card ${tw`text-primary`}`}>
            {tool.title}
          </SiteLink>
        ) : (
          tool.title
        )}
      </h3>
      <p className="dash-tool-says">{toolDescriptions[tool.id]}</p>
      <p
        className={`dash-tool-price ${tw`flex flex-wrap items-center gap-x-3 gap-y-1 text-sm`} ${untilKnown}`}
      >
        {isOpen ? (
          <>
            {openUntil ? (
              <span className={tw`font-semibold text-good`}>{openUntil}</span>
            ) : (
              <Price tool={tool} isMember={isMember} />
            )}
            {/* Above the link that reaches over the card. */}
            <SiteLink
              to={samplePath(tool.id)}
              className={tw`relative z-10 inline-flex items-center min-h-[2.75rem]`}
            >
              {seeSample}
              <span className="iep-unseen">: {tool.title}</span>
            </SiteLink>
          </>
        ) : (
          <span className={tw`font-medium text-quiet`}>{hub.membersFirst}</span>
        )}
      </p>
    </li>
  );
}

/** On a phone the price is beside the title and has to be short; the section heading says the rest. */
function Price({ tool, isMember }: Pick<Props, "tool" | "isMember">) {
  const isPaid = !isMember && !isFree(tool);
  return (
    <>
      <span
        className={`${tw`rounded border border-outline px-2 py-px font-semibold`} ${isPaid ? tw`hidden sm:inline` : ""}`}
      >
        {isMember ? hub.unlimitedBadge : isPaid ? hub.proBadge : hub.freeBadge}
      </span>
      {isPaid ? (
        <span className={tw`text-quiet`}>
          {hub.price}
          <span className={tw`hidden sm:inline`}> {hub.perUse}</span>
        </span>
      ) : null}
      {!isPaid && !isMember && tool.payment ? (
        <span className={tw`hidden sm:inline text-quiet`}>{hub.freeGlossary}</span>
      ) : null}
    </>
  );
}

const look = {
  open: `dash-tool ${tw`relative bg-sheet border-outline scroll-mt-6`}`,
  closed: `dash-tool ${tw`relative border-line scroll-mt-6`}`,
  pointedAt: "dash-pointed-at",
} as const;
