import { later } from "../later/index.ts";

/** What is told after "Forget all". Fetched with the first press of that button. */
export const forgottenPart = later(
  () => import("./forgotten/ForgottenNotice.tsx"),
  (part) => part.ForgottenNotice,
);
