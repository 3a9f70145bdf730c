import { z } from "zod";
import { paymentKinds, toolIds } from "../../catalog/index.ts";

export const toolField = z.enum(toolIds, "Unknown tool.");

export const paymentKindField = z
  .enum(paymentKinds)
  .describe("What one use pays for: `quiz` opens a tool for 24 hours, `ai_question` buys one answer.");

export const purchaseKeyField = z
  .string()
  .describe("The purchase key to send from now on: the key of the request, or a new one.");
