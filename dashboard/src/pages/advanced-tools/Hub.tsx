import { openUntil } from "@iep-insider/sdk/access";
import {
  type CatalogTool,
  creditTitles,
  currentToolId,
  type ToolCategory,
  toolCategories,
  tools,
} from "@iep-insider/sdk/catalog";
import type { Access } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "../../app/account/queryClient.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import type { Member } from "../../app/useMember.ts";
import { hub, hubArrivals, hubNotices } from "../../content/hub.ts";
import type { HubAddress } from "./hubAddress.ts";
import { firstScreener, hubGroups } from "./hubGroups.ts";
import { KeptHere } from "./KeptHere.tsx";
import { Situations } from "./Situations.tsx";
import { SearchPart } from "./search/SearchPart.tsx";
import { ToolCard } from "./ToolCard.tsx";

type GridAddress = Extract<HubAddress, { kind: "grid" }>;

interface Props {
  readonly address: GridAddress;
  /** Undefined while it is not known. */
  readonly member: Member | null | undefined;
}

/** Search, situations, then all tools with a filter, the free ones first. Members are greeted, and see no prices. */
export function Hub({ address, member }: Props) {
  useCurrentHash();
  const [category, choose] = useCategory();
  const isMember = member?.opensEverything ?? false;
  const groups = hubGroups(tools, category, isMember);
  const screener = firstScreener(groups);
  const count = groups.paid.length + groups.free.length + groups.comingSoon.length;
  const access = useHeldAccess();
  const shared = {
    access,
    screenersAt: screener,
    isMember,
    untilKnown: member === undefined ? "dash-signed-out" : "",
  };
  return (
    <div
      data-follows-hash
      className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-6 sm:py-10 md:py-16 flex flex-col gap-6 sm:gap-8`}
    >
      <div className={tw`flex flex-col gap-2 sm:gap-4`}>
        <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
          {hub.title}
        </h1>
        {/* Room for the longer of the two, so that who is greeted sees nothing jump. */}
        <p className={`${tw`text-lg max-w-[40rem] min-h-[5.25rem] sm:min-h-[3.5rem]`} ${shared.untilKnown}`}>
          {member?.opensEverything ? welcome(member) : hub.lead}
        </p>
      </div>
      <WhyTheGrid address={address} />
      <UnspentCredits access={access} />
      <SearchPart />
      <KeptHere />
      <Situations isMember={isMember} untilKnown={shared.untilKnown} />
      <CategoryFilter category={category} onChoose={choose} shown={hub.shown(count)} />
      <ToolSection
        {...shared}
        title={hub.comingSoonTitle}
        lead={hub.comingSoonLead}
        tools={groups.comingSoon}
      />
      <ToolSection
        {...shared}
        title={hub.freeTitle}
        lead={isMember ? hub.freeLeadForMembers : hub.freeLead}
        tools={groups.free}
      />
      <ToolSection
        {...shared}
        title={hub.proTitle}
        lead={isMember ? hub.proLeadForMembers : hub.proLead}
        tools={groups.paid}
      />
    </div>
  );
}

function welcome({ firstName }: Member): string {
  const name = firstName?.trim();
  return name ? hub.welcome(name) : hub.welcomeUnnamed;
}

/** A friendly message when a link named a tool that cannot be opened. */
function WhyTheGrid({ address }: { readonly address: GridAddress }) {
  if (address.notice === null) return null;
  const { title, text } = wordsOf(address);
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function wordsOf(address: Exclude<GridAddress, { notice: null }>) {
  if (address.notice === "unknown") return hubNotices.unknown;
  const { title, text } = hubNotices[address.notice];
  return { title: title(address.tool.title), text };
}

/** Redirects a link to a card by a tool's former id (`#chatbot`) to the card (ADR 68). */
function useCurrentHash() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const name = hash.slice(1);
    const id = currentToolId(name);
    if (id !== name) navigate({ search, hash: id }, { replace: true });
  }, [search, hash, navigate]);
}

/** A link to a card (`#chat`) clears the filter, because it might hide the card. */
function useCategory() {
  const { key, hash } = useLocation();
  const [chosen, setChosen] = useState<{ category: ToolCategory | null; at: string }>({
    category: null,
    at: key,
  });
  const category = hash && chosen.at !== key ? null : chosen.category;
  return [category, (next: ToolCategory | null) => setChosen({ category: next, at: key })] as const;
}

interface CategoryFilterProps {
  /** Null for all. */
  readonly category: ToolCategory | null;
  readonly onChoose: (category: ToolCategory | null) => void;
  /** The number of tools shown, in words; announced when it changes. */
  readonly shown: string;
}

/** Hidden on phones, where it would take more room than it saves; the search is above. */
function CategoryFilter({ category, onChoose, shown }: CategoryFilterProps) {
  const labelOf = useCategoryLabel();
  return (
    <div className={tw`hidden sm:flex flex-wrap items-center gap-x-5 gap-y-3`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these buttons act at once. */}
      <div role="group" aria-label={hub.filterLabel} className={tw`flex flex-wrap gap-2`}>
        {[null, ...hub.categories].map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === category}
            onClick={() => onChoose(option)}
            className={option === category ? look.chosen : look.other}
          >
            {option === null ? hub.everything : labelOf(option)}
          </button>
        ))}
      </div>
      <p role="status" className={tw`text-sm text-quiet`}>
        {shown}
      </p>
    </div>
  );
}

const look = {
  chosen: tw`min-h-[2.75rem] px-4 rounded border border-fill bg-fill text-on-fill font-medium`,
  other: tw`min-h-[2.75rem] px-4 rounded border border-outline bg-sheet hover:bg-wash font-medium`,
} as const;

const [aiPowered] = toolCategories;

/** Tools are called "AI-Powered" only if this server has an AI provider. */
function useCategoryLabel(): (category: ToolCategory) => string {
  const { data } = useQuery(publicConfigQuery, queryClient);
  const withAi = data?.aiProvider ? hub.aiPowered : hub.guidedAnswers;
  return (category) => (category === aiPowered ? withAi : category);
}

/** Purchased uses that are not bound to a tool yet: the buyer chooses here where to use them. */
function UnspentCredits({ access }: { readonly access: Access | null }) {
  if (access === null || access.everything) return null;
  const kinds = new Set(access.unspent.flatMap(({ tool, kind }) => (tool === null ? [kind] : [])));
  return [...kinds].map((kind) => (
    <Notice key={kind} tone="good" title={hubArrivals.credit.title(creditTitles[kind])}>
      <p>{hubArrivals.credit[kind]}</p>
    </Notice>
  ));
}

interface ToolSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly tools: readonly CatalogTool[];
  /** The tool whose card is the target of the menu's `#screeners`. */
  readonly screenersAt: CatalogTool | undefined;
  /** Whether all tools are open to the visitor. */
  readonly isMember: boolean;
  /** What the visitor has paid for; null while it is not known. */
  readonly access: Access | null;
  /** Hides prices from a signed-in user until it is known whether they apply (dashboard.css). */
  readonly untilKnown: string;
}

/** Rows or cards with a title; renders nothing without tools. */
function ToolSection({ title, lead, tools, screenersAt, isMember, access, untilKnown }: ToolSectionProps) {
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-3 sm:gap-5 sm:pt-2`}>
      <div
        className={tw`flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:border-b border-line sm:pb-3`}
      >
        <h2 id={id} className={tw`text-base tracking-wide font-semibold`}>
          {title}
        </h2>
        <p className={`${tw`text-sm text-quiet`} ${untilKnown}`}>{lead}</p>
      </div>
      <ul className={tw`grid sm:gap-4 sm:grid-cols-2 lg:grid-cols-3`}>
        {tools.map((tool) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            isScreenersAnchor={tool === screenersAt}
            isMember={isMember}
            openUntil={access && openUntil(access, tool.id, new Date())}
            untilKnown={untilKnown}
          />
        ))}
      </ul>
    </section>
  );
}
