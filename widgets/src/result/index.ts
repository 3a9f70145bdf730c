export { FoldedSections } from "./FoldedSections.tsx";
export { Fold } from "./fold/Fold.tsx";
export { MarkedText } from "./MarkedText.tsx";
export type { Quote } from "./marks.ts";
export { Result } from "./Result.tsx";
export { ResultActions } from "./ResultActions.tsx";
export { VerdictBand, type VerdictTone } from "./VerdictBand.tsx";
export { type Reason, Why } from "./Why.tsx";
