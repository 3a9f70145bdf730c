import { later } from "../../../later/index.ts";

/**
 * Stored letters, on our own site and in our frames. A self-contained file runs only on a partner's own page, where
 * nothing is stored, so it excludes them.
 */
export const keptLetters = import.meta.env.IEP_IS_SELF_CONTAINED
  ? null
  : later(
      () => import("./KeptLetters.tsx"),
      (part) => part.KeptLetters,
    );
