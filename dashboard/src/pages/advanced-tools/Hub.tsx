import { type ToolCategory, tools } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { useLocation } from "react-router";
import { hub, hubNotices } from "../../content/hub.ts";
import { CategoryFilter } from "./CategoryFilter.tsx";
import type { HubAddress } from "./hubAddress.ts";
import { firstScreener, hubGroups } from "./hubGroups.ts";
import { ToolSection } from "./ToolSection.tsx";

/** All tools as cards, with a filter. */
export function Hub({ address }: { readonly address: Extract<HubAddress, { kind: "grid" }> }) {
  const [category, choose] = useCategory();
  const groups = hubGroups(tools, category);
  const screener = firstScreener(groups);
  const count = groups.paid.length + groups.free.length;
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
      <div className={tw`flex flex-col gap-4`}>
        <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
          {hub.title}
        </h1>
        <p className={tw`text-lg max-w-[40rem]`}>{hub.lead}</p>
      </div>
      <WhyTheGrid address={address} />
      <CategoryFilter category={category} onChoose={choose} shown={hub.shown(count)} />
      <ToolSection title={hub.proTitle} lead={hub.proLead} tools={groups.paid} screenersAt={screener} />
      <ToolSection title={hub.freeTitle} lead={hub.freeLead} tools={groups.free} screenersAt={screener} />
    </div>
  );
}

/** A kind word to somebody whose link named a tool that cannot be opened. */
function WhyTheGrid({ address }: { readonly address: Extract<HubAddress, { kind: "grid" }> }) {
  if (address.notice === null) return null;
  const { title, text } =
    address.notice === "unknown"
      ? hubNotices.unknown
      : { ...hubNotices.coming, title: hubNotices.coming.title(address.tool.title) };
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

/** The chosen category; a link to one card (`#chatbot`) shows all again, or its card might not be there. */
function useCategory() {
  const { key, hash } = useLocation();
  const [chosen, setChosen] = useState<{ category: ToolCategory | null; at: string }>({
    category: null,
    at: key,
  });
  const category = hash && chosen.at !== key ? null : chosen.category;
  return [category, (next: ToolCategory | null) => setChosen({ category: next, at: key })] as const;
}
