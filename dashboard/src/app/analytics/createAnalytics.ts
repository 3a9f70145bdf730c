import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import type { CountedEvent, CountRequest, PagePath } from "@iep-insider/sdk/contract";
import type { Advertising } from "./createAdvertising.ts";

/** What was bought: a membership, or one use, of this tool or of one still to be chosen. */
export type Bought = { readonly kind: "membership" } | { readonly kind: "use"; readonly tool: ToolId | null };

/** What the site counts. Nothing a parent typed, ticked, chose or got has a place in it. */
export interface Analytics {
  /** A page was opened, also by a step of the router. */
  pageView(path: PagePath | "/404"): void;
  /** Something happened in a tool. That a free tool was started is its use. */
  toolUsage(event: CountedEvent, tool: ToolId): void;
  /** An account was made with an email address, on this page. */
  signup(page: PagePath): void;
  purchase(bought: Bought): void;
}

interface Sinks {
  /** Our own counts: always. */
  readonly count: (request: CountRequest) => void;
  /** The operator's advertising tag, where there is one and the visitor allowed it: pages about the site alone. */
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

/** What was bought, as our count names it: a tool, or the page that sells it. */
function subjectOf(bought: Bought): string {
  if (bought.kind === "membership") return "/subscribe";
  return bought.tool ?? "/pay-per-use";
}
