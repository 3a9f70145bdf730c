import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import type { CountedEvent, CountRequest, PagePath } from "@iep-insider/sdk/contract";
import type { Advertising } from "./createAdvertising.ts";

/** `tool: null`: a use of a tool that is chosen later. */
export type Bought = { readonly kind: "membership" } | { readonly kind: "use"; readonly tool: ToolId | null };

/** What the site counts. It has no field for anything a parent typed, checked, chose or received. */
export interface Analytics {
  /** Includes client-side navigation. */
  pageView(path: PagePath | "/404"): void;
  /** For a free tool, starting it counts as a use. */
  toolUsage(event: CountedEvent, tool: ToolId): void;
  signup(page: PagePath): void;
  purchase(bought: Bought): void;
}

interface Sinks {
  /** Our own counts: always sent. */
  readonly count: (request: CountRequest) => void;
  /** The operator's advertising tag, with consent: only page views of pages about the site. */
  readonly advertising: Pick<Advertising, "send">;
}

export function createAnalytics({ count, advertising }: Sinks): Analytics {
  return {
    pageView(path) {
      count({ event: "page_view", subject: path });
      advertising.send((tag) => tag.pageView(path));
    },
    toolUsage(event, tool) {
      count({ event, subject: tool });
      if (event === "tool_start" && toolById(tool).payment === null)
        count({ event: "tool_usage", subject: tool });
    },
    signup(page) {
      count({ event: "signup", subject: page });
    },
    purchase(bought) {
      count({ event: "purchase", subject: subjectOf(bought) });
    },
  };
}

/** The subject of a purchase's count: a tool, or the page that sells it. */
function subjectOf(bought: Bought): string {
  if (bought.kind === "membership") return "/subscribe";
  return bought.tool ?? "/pay-per-use";
}
