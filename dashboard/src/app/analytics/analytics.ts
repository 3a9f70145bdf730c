import { createClient } from "@iep-insider/sdk/client";
import { usage } from "@iep-insider/sdk/contract";
import { advertising } from "./advertising.ts";
import { createAnalytics } from "./createAnalytics.ts";

/** Counts are not personal data: they are sent without the session (ADR 13). */
const counting = createClient(usage, { baseUrl: "", credentials: "include" });

/** All of the site's counts go through here. */
export const analytics = createAnalytics({
  // A failed count is ignored: it must never affect a parent.
  count: (request) => void counting.count(request).catch(() => {}),
  advertising,
});
