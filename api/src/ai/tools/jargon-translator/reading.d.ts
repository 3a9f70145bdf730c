import type { ModelReading } from "../../AnswerTool.ts";
/** A model finds the terms of our glossary that are described or misspelled; the glossary then explains them, free. */
export declare const reading: ModelReading<"jargon-translator">;
