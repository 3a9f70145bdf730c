import { type CatalogTool, openToolPath, toolDescriptions } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { later } from "@iep-insider/widgets/later";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { liveTool } from "../../../content/blog/blog.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { loadScreen } from "../../advanced-tools/toolScreens.ts";
import { toolOfPost } from "./toolOfPost.ts";

/** The tool host and gates, loaded with the first tool. */
const surroundings = later(
  () => import("./ToolInPost.tsx"),
  (part) => part.ToolInPost,
);

/**
 * A tool embedded in a post. Its files are fetched when it comes near the viewport; it opens, and asks the server, only
 * on a click. Without JavaScript it links to its own page.
 */
export function LiveTool(props: { readonly tool: string }) {
  const tool = toolOfPost(props.tool);
  const id = useId();
  const [isStarted, start] = useState(false);
  const place = useNear<HTMLElement>(() => fetchAhead(tool));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused button was removed.
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
            <p>{toolDescriptions[tool.id]}</p>
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
          <Button kind="primary" className="dash-needs-script" onClick={() => start(true)}>
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

/** A failure is retried and reported after the click. */
function fetchAhead(tool: CatalogTool): void {
  surroundings.fetch();
  loadScreen(tool.id).catch(() => {});
}

const look = {
  heading: tw`font-heading text-lg scroll-mt-6`,
  // The tool has its own large title.
  runningHead: tw`font-heading text-base text-quiet scroll-mt-6`,
  offered: `dash-no-print ${tw`text-base flex flex-col gap-4 rounded border border-outline bg-sheet p-5 my-3 max-w-narrow`}`,
  started: tw`text-base flex flex-col gap-4 border-t border-b border-line py-6 my-3 max-w-tool`,
} as const;

/**
 * Calls `act` once, when the element is about to come into view.
 * @returns the element's ref.
 */
function useNear<Place extends Element>(act: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const action = useRef(act);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        action.current();
      },
      { rootMargin: "600px 0px" },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return place;
}
