import { createClient } from "@iep-insider/sdk/client";
import { usage } from "@iep-insider/sdk/contract";
import { advertising } from "./advertising.ts";
import { createAnalytics } from "./createAnalytics.ts";

/** A count says nothing about anybody: it goes without the session (DECISIONS 34). */
const counting = createClient(usage, { baseUrl: "", credentials: "include" });

/** What this site counts. All of it goes through here. */
export const analytics = createAnalytics({
  // A count that fails is nobody's concern: it must never cost a parent anything.
  count: (request) => void counting.count(request).catch(() => {}),
  advertising,
});
