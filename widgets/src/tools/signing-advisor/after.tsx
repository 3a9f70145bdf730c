import { later } from "../../later/index.ts";

/** The rest of the result. It loads with the first interaction, so that it does not push the page down later. */
export const after = later(
  () => import("./AfterAnswer.tsx"),
  (part) => part.AfterAnswer,
);
