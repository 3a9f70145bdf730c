import { type CatalogTool, toolById, toolDescriptions, tools } from "@iep-insider/sdk/catalog";
import { readChoice } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import { costOf, embedBuilder, pasting } from "../../content/embedBuilder.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useReveal } from "../../layout/useReveal.ts";
import { PageSection } from "../../text/PageSection.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Choices } from "./choices/Choices.tsx";
import { Code } from "./code/Code.tsx";
import { Preview } from "./preview/Preview.tsx";
import { type Choosing, useChoosing } from "./useChoosing.ts";
import { type OwnSite, useOwnSite } from "./useOwnSite.ts";

/** Generates a tool's embed code. The URL contains every choice. */
export function Component() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  useReveal(isHydrated);
  const site = useOwnSite();
  // Pre-rendering shows the list of tools, whatever the query.
  const given = new URLSearchParams(isHydrated ? search : "");
  const choice = readChoice(given);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
      <PageTitle title={embedBuilder.title} lead={embedBuilder.lead} />
      <noscript>
        <p>{embedBuilder.needsScript}</p>
      </noscript>
      {choice ? <Builder key={choice.tool} site={site} /> : <ToolCards given={given} site={site} />}
    </div>
  );
}

const { choose } = embedBuilder;

interface Props {
  /** The choices so far, kept for another tool. */
  readonly given: URLSearchParams;
  readonly site: OwnSite | null;
}

/** Each card is a link. */
function ToolCards({ given, site }: Props) {
  return (
    <section aria-labelledby="choose-a-tool" className={tw`flex flex-col gap-5`}>
      <h2 id="choose-a-tool" className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {choose.title}
      </h2>
      <ul className={tw`grid gap-5 sm:grid-cols-2 lg:grid-cols-3`}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} given={given} isOffered={isOffered(tool, site)} />
        ))}
      </ul>
    </section>
  );
}

function isOffered({ id }: CatalogTool, site: OwnSite | null): boolean {
  return site?.settings.tools?.includes(id) ?? true;
}

function ToolCard(props: {
  readonly tool: CatalogTool;
  readonly given: URLSearchParams;
  readonly isOffered: boolean;
}) {
  const { tool, given, isOffered } = props;
  const query = new URLSearchParams(given);
  query.set("tool", tool.id);
  return (
    <li className={tw`relative flex flex-col gap-2 rounded border border-outline bg-sheet p-5`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{tool.title}</h3>
      <p>{toolDescriptions[tool.id]}</p>
      <p className={tw`mt-auto pt-2 text-sm text-quiet`}>{costOf(tool)}</p>
      {isOffered ? null : <p className={tw`text-sm text-caution`}>{choose.notOffered}</p>}
      <SiteLink to={`?${query}`} className={`dash-whole-card ${tw`mt-2`} ${buttonLook.plain}`}>
        {choose.link}
        <span className="iep-unseen">: {tool.title}</span>
      </SiteLink>
    </li>
  );
}

/** One tool's choices, preview and code. */
function Builder({ site }: { readonly site: OwnSite | null }) {
  const choosing = useChoosing();
  useOwnKey(choosing, site);
  const tool = toolById(choosing.choice.tool);
  const others = new URLSearchParams(window.location.search);
  others.delete("tool");
  return (
    <>
      <div
        className={tw`flex flex-wrap items-center gap-x-6 gap-y-1 rounded border border-line bg-sheet px-5 py-3`}
      >
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{tool.title}</h2>
        <p className={tw`text-quiet`}>{costOf(tool)}</p>
        <SiteLink
          to={`/embed-builder${others.size > 0 ? `?${others}` : ""}`}
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium sm:ml-auto`}
        >
          {embedBuilder.another}
        </SiteLink>
      </div>
      <div className={tw`grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start`}>
        <Choices choosing={choosing} site={site} />
        <Preview choosing={choosing} />
      </div>
      <Code choosing={choosing} />
      <Pasting />
    </>
  );
}

/** Short steps for each site builder; the documentation has the long ones. */
function Pasting() {
  return (
    <PageSection title={pasting.title}>
      <ul className={tw`grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3`}>
        {pasting.places.map(({ name, steps, page }) => (
          <li key={name} className={tw`flex flex-col gap-1`}>
            <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{name}</h3>
            <ol className={tw`flex flex-col gap-1 list-decimal pl-5`}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {/* Not a page of this router: the documentation is a site of its own. */}
            <a href={page} className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}>
              {pasting.more(name)}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/**
 * Fills in the signed-in partner's site key once, and chooses the iframe if the site allows nothing else. An owner may
 * clear the key on purpose; the history entry remembers that, so that a reload does not fill it in again.
 */
function useOwnKey({ settled }: Choosing, site: OwnSite | null): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const siteKey = site?.siteKey ?? null;
  const isFrameOnly = site?.settings.frameOnly ?? false;
  const isDone = wasOffered(state);
  useEffect(() => {
    if (siteKey === null || isDone) return;
    const query = new URLSearchParams(search);
    if (settled.siteKey === null) query.set("site-key", siteKey);
    if (isFrameOnly) query.set("render", "iframe");
    navigate(`?${query}`, { replace: true, preventScrollReset: true, state: offered });
  }, [siteKey, isFrameOnly, isDone, settled.siteKey, search, navigate]);
}

const offered = { ownKeyOffered: true } as const;

function wasOffered(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ownKeyOffered" in state;
}
