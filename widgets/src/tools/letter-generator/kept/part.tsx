import { later } from "../../../later/index.ts";

/**
 * The letters that a device keeps, on our own site and in our frames. A self-contained file is on a partner's own page
 * alone, where nothing is kept, and so it carries none of it.
 */
export const keptLetters = import.meta.env.IEP_IS_SELF_CONTAINED
  ? null
  : later(
      () => import("./KeptLetters.tsx"),
      (part) => part.KeptLetters,
    );
