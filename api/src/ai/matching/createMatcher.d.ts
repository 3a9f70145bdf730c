import type { Features } from "./featuresOf.ts";
export interface Sample {
    readonly label: string;
    readonly features: Features;
}
/** How well a text fits a label: the mean log odds of its features, weighted by how much each tells. */
export interface Match {
    readonly label: string;
    readonly score: number;
}
/**
 * Learns from samples which features tell for which label: naive Bayes, each label against all others, on texts weighted
 * by TF-IDF and brought to one length (Rennie et al. 2003). Deterministic; no training loop.
 * @param samples are read once, so that they need not all be in memory.
 * @returns what scores every label for a text.
 */
export declare function createMatcher(samples: Iterable<Sample>): (features: Features) => readonly Match[];
