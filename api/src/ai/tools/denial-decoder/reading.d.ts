import type { ModelReading } from "../../AnswerTool.ts";
/**
 * A model finds the school's reasons before any law is looked up. What it finds is shown to be confirmed, as what the
 * rules read is (ADR 31). Where the parent has seen the list and nothing fits, it may only find a topic of the chat.
 */
export declare const reading: ModelReading<"denial-decoder">;
