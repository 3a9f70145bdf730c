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

/** Features of a text or of all texts of a label, with their weights. */
type Weights = ReadonlyMap<string, number>;

/**
 * Learns from samples which features tell for which label: naive Bayes, each label against all others, on texts weighted
 * by TF-IDF and brought to one length (Rennie et al. 2003). Deterministic; no training loop.
 * @returns what scores every label for a text.
 */
export function createMatcher(samples: readonly Sample[]): (features: Features) => readonly Match[] {
  const samplesWith = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features.keys()) samplesWith.set(feature, (samplesWith.get(feature) ?? 0) + 1);

  // A number, so that what is returned does not hold the samples.
  const total = samples.length;
  /** Features of no sample tell nothing. */
  const weigh = (features: Features): Weights => {
    const weights = new Map<string, number>();
    for (const [feature, weight] of features) {
      const count = samplesWith.get(feature);
      if (count !== undefined) weights.set(feature, weight * Math.log1p(total / count));
    }
    const length = Math.hypot(...weights.values()) || 1;
    for (const [feature, weight] of weights) weights.set(feature, weight / length);
    return weights;
  };

  const weighed = samples.map(({ label, features }) => ({ label, weights: weigh(features) }));
  const all = sumOf(weighed.map(({ weights }) => weights));
  const allTotal = totalOf(all);
  const ofLabel = [...Map.groupBy(weighed, ({ label }) => label)].map(([label, own]) => {
    const sum = sumOf(own.map(({ weights }) => weights));
    return { label, sum, total: totalOf(sum) };
  });
  const smoothed = samplesWith.size * smoothing;

  const known = new Map<string, Float32Array>();
  /** For each label, the log odds of a feature under it against all others. */
  const oddsOf = (feature: string): Float32Array => {
    const before = known.get(feature);
    if (before) return before;
    const odds = Float32Array.from(ofLabel, ({ sum, total }) => {
      const here = sum.get(feature) ?? 0;
      const elsewhere = (all.get(feature) ?? 0) - here;
      const under = (here + smoothing) / (total + smoothed);
      const against = (elsewhere + smoothing) / (allTotal - total + smoothed);
      return Math.log(under / against);
    });
    known.set(feature, odds);
    return odds;
  };

  return (features) => {
    const scores = new Float64Array(ofLabel.length);
    for (const [feature, weight] of weigh(features))
      for (const [at, odds] of oddsOf(feature).entries()) scores[at] = (scores[at] ?? 0) + weight * odds;
    return ofLabel.map(({ label }, at) => ({ label, score: scores[at] ?? 0 }));
  };
}

/** What each label is taken to have seen of every feature; measured by cross-validation (ADR 32). */
const smoothing = 0.3;

function sumOf(texts: readonly Weights[]): Weights {
  const sum = new Map<string, number>();
  for (const weights of texts)
    for (const [feature, weight] of weights) sum.set(feature, (sum.get(feature) ?? 0) + weight);
  return sum;
}

function totalOf(weights: Weights): number {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
