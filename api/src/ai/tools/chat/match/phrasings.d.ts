import { type Phrasing } from "../../../matching/likelihoods.ts";
/** How parents ask about each topic; `outside` is what we hold nothing on, `background` what asks nothing. */
export declare const phrasings: readonly Phrasing[];
