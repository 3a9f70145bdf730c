import type { Client } from "../client/index.ts";
import type { Area } from "../contract/index.ts";

/**
 * The calls of a tool, made as whoever asks here: with their session, the purchase key of their browser and the site's
 * key. What a call needs comes with the first one.
 */
export type Connect = <A extends Area>(calls: A) => Client<A>;
