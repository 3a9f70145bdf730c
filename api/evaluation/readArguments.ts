import { parseArgs } from "node:util";
import { type AiEngineName, type AiTool, aiEngines, aiTools } from "@iep-insider/sdk/contract";

/** The command was written wrongly; the message says how it is written. */
export class UsageError extends Error {}

const usage = `Usage: npm run evaluate -- [--engine ${aiEngines.join("|")}] [--tool ${aiTools.join("|")}]`;

/**
 * What to evaluate: the rules and every tool where nothing else is asked for.
 * @throws {UsageError}
 */
export function readArguments(words: readonly string[]): {
  readonly engine: AiEngineName;
  readonly tools: readonly AiTool[];
} {
  const { engine = "rules", tool } = parse(words);
  const namedEngine = aiEngines.find((name) => name === engine);
  const tools = aiTools.filter((name) => tool === undefined || name === tool);
  if (namedEngine === undefined || tools.length === 0) throw new UsageError(usage);
  return { engine: namedEngine, tools };
}

function parse(words: readonly string[]) {
  try {
    const options = { engine: { type: "string" }, tool: { type: "string" } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new UsageError(usage);
  }
}
