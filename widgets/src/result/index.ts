export { Fold } from "./Fold.tsx";
export { FoldedSections } from "./FoldedSections.tsx";
export { Result } from "./Result.tsx";
export { ResultActions } from "./ResultActions.tsx";
export { VerdictBand, type VerdictTone } from "./VerdictBand.tsx";
export { type Reason, Why } from "./Why.tsx";
