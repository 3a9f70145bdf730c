import type { Client } from "../client/index.ts";
import type { Area } from "../contract/index.ts";

/**
 * A tool's calls, made as the current visitor: with their session, the purchase key of their browser and the site's
 * key. What a call needs comes with the first one.
 */
export type Connect = <A extends Area>(calls: A) => Client<A>;
