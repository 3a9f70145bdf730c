import type { AiEngineName } from "@iep-insider/sdk/contract";
import type { Answering } from "./Answering.ts";
/** The day on which every case is asked: deadlines are counted to it. */
export declare const evaluationDay = "2026-11-21";
/** The engine was asked for without the key that it needs. */
export declare class NoKeyError extends Error {
}
/**
 * The server's own answerer, without a server and without a database.
 * @throws {NoKeyError} for the OpenAI engine without OPENAI_API_KEY; what `readEnvironment` throws.
 */
export declare function createAnswering(engine: AiEngineName): Promise<Answering>;
