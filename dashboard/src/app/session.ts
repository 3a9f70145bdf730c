import { createSessionToken } from "@iep-insider/sdk/session";

/** Who is signed in on this origin, for all of our pages. */
export const session = createSessionToken(
  () => window.localStorage,
  () => window,
);
