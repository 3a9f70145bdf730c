import type { Intent } from "../Intent.ts";
/** Charter schools, home teaching, and moves. */
export declare const otherSchools: readonly Intent[];
