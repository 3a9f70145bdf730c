import { type AiEngineName, type AiTool } from "@iep-insider/sdk/contract";
import type { Half } from "./asked/readAsked.ts";
/** The command was written wrongly; the message says how it is written. */
export declare class UsageError extends Error {
}
/**
 * What to evaluate: the rules and every tool where nothing else is asked for.
 * @throws {UsageError}
 */
export declare function readArguments(words: readonly string[]): {
    readonly engine: AiEngineName;
    readonly tools: readonly AiTool[];
    /** Which half of the asked cases is read. */
    readonly half: Half;
};
