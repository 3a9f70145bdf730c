import type { ToolId } from "./tools.ts";

/**
 * The jargon translator is open to everyone: its glossary is free, and only looking up a term beyond it can cost
 * something (ADR 30).
 */
export const freeToOpen: ToolId = "jargon-translator";
