/** The rules behind weak points. */
export const weakPointRules = ["iep-content", "prior-written-notice"] as const;

/** What to talk about in a document, what to ask, and the rule behind it. */
export interface WeakPoint {
  readonly title: string;
  readonly ask: string;
  /** Null where no rule is behind it. */
  readonly provision: (typeof weakPointRules)[number] | null;
}

/** How the document reader hands them to the meeting checklist. */
export function handedPoints(points: readonly WeakPoint[]) {
  return {
    points: points.map(({ title }) => title),
    asks: points.map(({ ask }) => ask),
    rules: points.map(({ provision }) => provision ?? ""),
  };
}
