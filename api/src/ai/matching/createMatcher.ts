import type { Features } from "./featuresOf.ts";
import { learnWeighing, type Weighed } from "./learnWeighing.ts";

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
export function createMatcher(samples: Iterable<Sample>): (features: Features) => readonly Match[] {
  const labelOf: string[] = [];
  const { weighing, learned } = learnWeighing(featuresIn(samples, labelOf));
  const labels = [...new Set(labelOf)];
  const scratch = new Float64Array(weighing.size);
  const sums = labels.map((label) =>
    sumOf(
      learned.filter((_, at) => labelOf[at] === label),
      scratch,
    ),
  );
  return scorerOf(labels, learnOdds(sums, weighing.size), weighing.weigh);
}

/** Notes the labels on the way. */
function* featuresIn(samples: Iterable<Sample>, labels: string[]): Generator<Features> {
  for (const { label, features } of samples) {
    labels.push(label);
    yield features;
  }
}

/** What each label is taken to have seen of every feature; measured by cross-validation (ADR 32). */
const smoothing = 0.3;

/** The log odds of features under a label against all others. Most labels have never seen most features. */
interface Odds {
  /** For each feature, where it begins in `labels` and `more`, and where the last one ends. */
  readonly starts: Uint32Array;
  /** The labels that have seen a feature, and by how much its log odds are higher there than if they had not. */
  readonly labels: Uint16Array;
  readonly more: Float32Array;
  /** Of a label that has not seen the feature: the label's part of the log odds less the feature's. */
  readonly ofLabel: Float64Array;
  readonly ofFeature: Float32Array;
}

function learnOdds(sums: readonly Weighed[], size: number): Odds {
  const all = new Float64Array(size);
  const starts = new Uint32Array(size + 1);
  for (const { places, weights } of sums)
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      all[place] = (all[place] ?? 0) + (weights[at] ?? 0);
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
    }
  for (let place = 0; place < size; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);

  const next = starts.slice();
  const labels = new Uint16Array(starts[size] ?? 0);
  const more = new Float32Array(labels.length);
  for (const [label, { places, weights }] of sums.entries())
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const [here, everywhere] = [weights[at] ?? 0, all[place] ?? 0];
      const spot = next[place] ?? 0;
      next[place] = spot + 1;
      labels[spot] = label;
      more[spot] =
        Math.log((here + smoothing) / smoothing) -
        Math.log((everywhere - here + smoothing) / (everywhere + smoothing));
    }

  const smoothed = size * smoothing;
  const allTotal = totalOf(all);
  const ofLabel = Float64Array.from(sums, ({ weights }) => {
    const total = totalOf(weights);
    return Math.log(smoothing) - Math.log(total + smoothed) + Math.log(allTotal - total + smoothed);
  });
  return {
    starts,
    labels,
    more,
    ofLabel,
    ofFeature: Float32Array.from(all, (sum) => Math.log(sum + smoothing)),
  };
}

function scorerOf(labels: readonly string[], odds: Odds, weigh: (features: Features) => Weighed) {
  return (features: Features): readonly Match[] => {
    const { places, weights } = weigh(features);
    const scores = new Float64Array(labels.length);
    let [weight, ofFeatures] = [0, 0];
    for (const [at, place] of places.entries()) {
      const own = weights[at] ?? 0;
      weight += own;
      ofFeatures += own * (odds.ofFeature[place] ?? 0);
      for (let spot = odds.starts[place] ?? 0; spot < (odds.starts[place + 1] ?? 0); spot += 1) {
        const label = odds.labels[spot] ?? 0;
        scores[label] = (scores[label] ?? 0) + own * (odds.more[spot] ?? 0);
      }
    }
    return labels.map((label, at) => ({
      label,
      score: (scores[at] ?? 0) + weight * (odds.ofLabel[at] ?? 0) - ofFeatures,
    }));
  };
}

/**
 * The sum of texts, as the features that occur in them, in ascending order.
 * @param scratch a zero for every feature; left as it was. There are hundreds of labels, and most features occur under few.
 */
function sumOf(texts: readonly Weighed[], scratch: Float64Array): Weighed {
  const seen: number[] = [];
  for (const { places, weights } of texts)
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      // Every weight is greater than 0.
      if (scratch[place] === 0) seen.push(place);
      scratch[place] = (scratch[place] ?? 0) + (weights[at] ?? 0);
    }
  const places = Uint32Array.from(seen).sort();
  const weights = new Float32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    weights[at] = scratch[place] ?? 0;
    scratch[place] = 0;
  }
  return { places, weights };
}

function totalOf(weights: Float32Array | Float64Array): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}
