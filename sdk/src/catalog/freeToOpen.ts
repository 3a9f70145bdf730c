import type { ToolId } from "./tools.ts";

/**
 * The jargon translator is open to everyone: what is in its glossary is free, and only a term that we have to look up
 * beyond it can cost something (ADR 30).
 */
export const freeToOpen: ToolId = "jargon-translator";
