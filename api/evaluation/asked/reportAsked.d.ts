import type { LearningCost } from "../measureLearning.ts";
import type { AskedResult } from "./runAsked.ts";
/** The required scores for charged answers and questions (ADR 33), for an engine that reports topics. */
export declare const bars: {
    readonly onTopic: 0.92;
    readonly wrongTopic: 0.03;
    readonly addressed: 0.85;
    readonly milliseconds: 400;
    readonly megabytes: 250;
};
/** The results as a table, with a row per tool, language and kind, then the scores against their bars. */
export declare function reportAsked(results: readonly AskedResult[]): string;
/** Each score in a sentence, marked if it is below its bar. */
export declare function judgeAsked(results: readonly AskedResult[]): readonly string[];
export declare function reportLearning({ seconds, megabytes, mostMegabytes }: LearningCost): string;
