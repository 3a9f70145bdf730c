import type { ModelRequest } from "./ModelClient.ts";
/** One message to the model, in the roles that every server with chat completions knows. */
export interface ModelMessage {
    readonly role: "system" | "user";
    readonly content: string;
}
/**
 * Our instructions, the material, and the parent's words, each in a message of its own. Only the first has our
 * authority: the material can quote the parent (what the rules found may name a goal's words), so it is defused too.
 */
export declare function buildMessages(request: ModelRequest): readonly ModelMessage[];
/**
 * Removes from a text what a model could read as one of our markers or its own: rows of angle brackets (the fence), and
 * what begins like the tags that divide a conversation on some servers (`<|im_start|>`, `</s>`, `[INST]`). Every word
 * stays, and so does "<80%".
 */
export declare function defuse(text: string): string;
