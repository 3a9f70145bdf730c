import { currentToolId, type ToolCategory, tools } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import type { Member } from "../../app/useMember.ts";
import { hub, hubNotices } from "../../content/hub.ts";
import { CategoryFilter } from "./CategoryFilter.tsx";
import type { HubAddress } from "./hubAddress.ts";
import { firstScreener, hubGroups } from "./hubGroups.ts";
import { KeptHere } from "./KeptHere.tsx";
import { Situations } from "./Situations.tsx";
import { SearchPart } from "./search/SearchPart.tsx";
import { ToolSection } from "./ToolSection.tsx";
import { UnspentCredits } from "./UnspentCredits.tsx";

type GridAddress = Extract<HubAddress, { kind: "grid" }>;

interface Props {
  readonly address: GridAddress;
  /** Who is signed in; undefined while it is not known. */
  readonly member: Member | null | undefined;
}

/**
 * A search; what happened, with the tools that help; then all tools, with a filter, the free ones first. A user who may
 * use all of them is greeted, and sees no prices.
 */
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

/** A friendly message for a visitor whose link named a tool that cannot be opened. */
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

/** A link to a card by a tool's former id (`#chatbot`) leads to the card (ADR 68). */
function useCurrentHash() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const name = hash.slice(1);
    const id = currentToolId(name);
    if (id !== name) navigate({ search, hash: id }, { replace: true });
  }, [search, hash, navigate]);
}

/** The chosen category; a link to one card (`#chat`) shows all again, or its card might not be there. */
function useCategory() {
  const { key, hash } = useLocation();
  const [chosen, setChosen] = useState<{ category: ToolCategory | null; at: string }>({
    category: null,
    at: key,
  });
  const category = hash && chosen.at !== key ? null : chosen.category;
  return [category, (next: ToolCategory | null) => setChosen({ category: next, at: key })] as const;
}
