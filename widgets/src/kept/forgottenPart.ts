import { later } from "../later/index.ts";

/** The notice after "Forget all". Loaded on the first click of that button. */
export const forgottenPart = later(
  () => import("./forgotten/ForgottenNotice.tsx"),
  (part) => part.ForgottenNotice,
);
