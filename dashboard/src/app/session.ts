import { createSessionToken } from "@iep-insider/sdk/session";

/** The session on this origin. */
export const session = createSessionToken(
  () => window.localStorage,
  () => window,
);
