import { z } from "zod";
import { currentToolId, paymentKinds, toolIds } from "../../catalog/index.ts";
import { aiTools } from "../ai/aiTools.ts";

/** Reads a former id as the id that replaced it (ADR 68). */
const currentId = (given: unknown) => (typeof given === "string" ? currentToolId(given) : given);

/** A tool's id. A former id is read as the one that replaced it; what we answer has ids alone. */
export const toolField = z.preprocess(currentId, z.enum(toolIds, "Unknown tool."));

/** The same, of a tool that the server answers. @param message for any other. */
export function aiToolField(message: string) {
  return z.preprocess(currentId, z.enum(aiTools, message));
}

export const paymentKindField = z
  .enum(paymentKinds)
  .describe("What one use pays for: `quiz` opens a tool for 24 hours, `ai_question` buys one answer.");

export const purchaseKeyField = z
  .string()
  .describe("The purchase key to send from now on: the key of the request, or a new one.");
