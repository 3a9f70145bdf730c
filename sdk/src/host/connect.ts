import type { Client } from "../client/index.ts";
import type { Area } from "../contract/index.ts";

/**
 * A client for the current visitor: with their session, their browser's purchase key and the site's key. Loaded with
 * the first call.
 */
export type Connect = <A extends Area>(calls: A) => Client<A>;
