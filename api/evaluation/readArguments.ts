import { parseArgs } from "node:util";
import { type AiEngineName, type AiTool, aiEngines, aiTools } from "@iep-insider/sdk/contract";
import type { Half } from "./asked/readAsked.ts";

/** The command was written wrongly; the message says how it is written. */
export class UsageError extends Error {}

const usage = `Usage: npm run evaluate -- [--engine ${aiEngines.join("|")}] [--tool ${aiTools.join("|")}] [--held-out]`;

/**
 * What to evaluate: the rules and every tool where nothing else is asked for.
 * @throws {UsageError}
 */
export function readArguments(words: readonly string[]): {
  readonly engine: AiEngineName;
  readonly tools: readonly AiTool[];
  /** Which half of the asked cases is read. */
  readonly half: Half;
} {
  const { engine = "rules", tool, "held-out": isHeldOut = false } = parse(words);
  const namedEngine = aiEngines.find((name) => name === engine);
  const tools = aiTools.filter((name) => tool === undefined || name === tool);
  if (namedEngine === undefined || tools.length === 0) throw new UsageError(usage);
  return { engine: namedEngine, tools, half: isHeldOut ? "held-out" : "tuning" };
}

function parse(words: readonly string[]) {
  try {
    const options = {
      engine: { type: "string" },
      tool: { type: "string" },
      "held-out": { type: "boolean" },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new UsageError(usage);
  }
}
