import { createClient } from "@iep-insider/sdk/client";
import { usage } from "@iep-insider/sdk/contract";
import { advertising } from "./advertising.ts";
import { createAnalytics } from "./createAnalytics.ts";

/** A count says nothing about a person: it is sent without the session (ADR 13). */
const counting = createClient(usage, { baseUrl: "", credentials: "include" });

/** What this site counts. All of it goes through here. */
export const analytics = createAnalytics({
  // A failed count is ignored: it must never affect a parent.
  count: (request) => void counting.count(request).catch(() => {}),
  advertising,
});
