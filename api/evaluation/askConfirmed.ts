import type { AiAnswer, AiTool, GoalPartRead, ReasonRead } from "@iep-insider/sdk/contract";
import type { InputOfTool } from "../src/ai/AnswerTool.ts";
import type { Answering, Reply } from "./Answering.ts";

/** How a parent confirms what was read (ADR 31). */
export interface Confirming {
  /** The reasons that fit; none where nothing that is shown does. */
  reasons(read: readonly ReasonRead[]): readonly string[];
  /** Whether the parts are what the goal says. */
  isRight(parts: readonly GoalPartRead[]): boolean;
}

/** Confirms whatever was read. */
export const confirmsAll: Confirming = {
  reasons: (read) => read.filter(({ isRead }) => isRead).map(({ reason }) => reason),
  isRight: () => true,
};

export interface ConfirmedReply extends Reply {
  /** What was shown first, to be confirmed; null where there was an answer at once. */
  readonly read: Reply | null;
}

/** Asks as the page does: where something was read, it is confirmed and asked again. */
export async function askConfirmed<Tool extends AiTool>(
  answering: Answering,
  tool: Tool,
  input: InputOfTool<Tool>,
  confirming: Confirming,
): Promise<ConfirmedReply> {
  const first = await answering.answer(tool, input);
  const confirmation = confirmationOf(first.answer, confirming);
  if (confirmation === null) return { ...first, read: null };
  if (confirmation === "not right") return { ...first, read: first };
  return { ...(await answering.answer(tool, { ...input, ...confirmation })), read: first };
}

function confirmationOf(answer: AiAnswer, { reasons, isRight }: Confirming) {
  if (answer.outcome !== "to_confirm") return null;
  if ("score" in answer) return isRight(answer.partsRead ?? []) ? { isConfirmed: true } : "not right";
  return "analysis" in answer ? { reasons: reasons(answer.reasonsRead ?? []) } : null;
}
