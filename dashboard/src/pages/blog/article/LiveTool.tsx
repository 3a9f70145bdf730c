import { type CatalogTool, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { later } from "@iep-insider/widgets/later";
import { useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../../app/useHydrated.ts";
import { liveTool } from "../../../content/blog/blog.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { loadScreen } from "../../advanced-tools/toolScreens.ts";
import { toolOfPost } from "./toolOfPost.ts";
import { useNear } from "./useNear.ts";

/** The host of our tools and their gates: what no reader needs before the first press. */
const surroundings = later(
  () => import("./ToolInPost.tsx"),
  (part) => part.ToolInPost,
);

/**
 * A tool to be used without leaving the post. Its files are fetched when the reader comes near; it is opened, and asks
 * the server, only when the reader presses. Without scripts it is a link to its own page.
 */
export function LiveTool(props: { readonly tool: string }) {
  const tool = toolOfPost(props.tool);
  const id = useId();
  const [isStarted, start] = useState(false);
  const isReady = useHydrated();
  const place = useNear<HTMLElement>(() => fetchAhead(tool));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isStarted) heading.current?.focus();
  }, [isStarted]);
  return (
    <section ref={place} aria-labelledby={id} className={isStarted ? look.started : look.offered}>
      <div className={tw`flex flex-col gap-1 max-w-narrow`}>
        <h3
          id={id}
          ref={heading}
          tabIndex={-1}
          className={`dash-heading ${isStarted ? look.runningHead : look.heading}`}
        >
          {isStarted ? tool.title : liveTool.title(tool.title)}
        </h3>
        {isStarted ? null : (
          <>
            <p>{tool.description}</p>
            <p className={tw`text-sm text-quiet`}>{tool.payment ? liveTool.paid : liveTool.free}</p>
          </>
        )}
      </div>
      {isStarted ? (
        <div className={tw`min-h-[32rem]`}>
          <surroundings.Screen tool={tool} />
        </div>
      ) : (
        <div className={tw`flex flex-wrap gap-3`}>
          <Button
            kind="primary"
            className="dash-needs-script"
            disabled={!isReady}
            onClick={() => start(true)}
          >
            {liveTool.start}
            <span className="iep-unseen">: {tool.title}</span>
          </Button>
          <SiteLink to={openToolPath(tool.id)} className={buttonLook.plain}>
            {liveTool.open}
            <span className="iep-unseen">: {tool.title}</span>
          </SiteLink>
        </div>
      )}
    </section>
  );
}

/** What fails here is tried again, and told, once the reader presses. */
function fetchAhead(tool: CatalogTool): void {
  surroundings.fetch();
  loadScreen(tool.id).catch(() => {});
}

const look = {
  heading: tw`font-heading text-lg scroll-mt-6`,
  // The tool has a large title of its own.
  runningHead: tw`font-heading text-base text-quiet scroll-mt-6`,
  offered: `dash-no-print ${tw`text-base flex flex-col gap-4 rounded border border-outline bg-sheet p-5 my-3 max-w-narrow`}`,
  started: tw`text-base flex flex-col gap-4 border-t border-b border-line py-6 my-3 max-w-tool`,
} as const;
