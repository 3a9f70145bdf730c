import type { Wording } from "./EvaluationCase.ts";
/** @returns the first place where the words have it, as they have it; null where they have not. */
export declare function findWording(words: string, wording: Wording): string | null;
export declare function isSaid(words: string, ways: readonly Wording[]): boolean;
/** The same, passing over places where it is denied, doubted or asked: "no law says that …", "whether you will win". */
export declare function findClaim(words: string, wording: Wording): string | null;
