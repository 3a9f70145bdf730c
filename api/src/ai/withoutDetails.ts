import type { AiTool } from "@iep-insider/sdk/contract";
import { type Replaced, withoutPersonalDetails } from "@iep-insider/sdk/safety";
import type { AnswerTool, InputOfTool } from "./AnswerTool.ts";

/**
 * The browser has taken phones, addresses, dates and names out already; a client that calls the API without it is
 * protected here (ADR 15). Names we cannot know: the parent entered them in the browser only.
 */
export function withoutDetails<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  typed: InputOfTool<Tool>,
): { readonly input: InputOfTool<Tool>; readonly replaced: readonly Replaced[] } {
  const words = tool.wordsOf(typed);
  // All together first: a placeholder that the browser has left in one field must not be reused in another.
  const { replaced } = withoutPersonalDetails(words.join("\n\n"), []);
  const prepared = words.map((text) => withoutPersonalDetails(text, [], replaced).text);
  return { input: tool.withWords(typed, prepared), replaced };
}
