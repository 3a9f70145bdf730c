import { later } from "../../later/index.ts";

/** What follows from the result. It comes with the first touch, so that it does not push the page down later. */
export const after = later(
  () => import("./AfterAnswer.tsx"),
  (part) => part.AfterAnswer,
);
