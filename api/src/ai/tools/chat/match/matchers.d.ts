import type { TypedLanguage } from "@iep-insider/sdk/safety";
/** How likely a text is about each topic; besides the topics, `outside` and `background`. */
export declare const likelihoodsOf: import("../../../matching/likelihoods.ts").LikelihoodsOf;
export declare function learnPhrasings(language: TypedLanguage): void;
