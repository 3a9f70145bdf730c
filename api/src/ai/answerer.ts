import type { AiTool } from "@iep-insider/sdk/contract";
import {
  crisisHelpFor,
  crisisHelpIn,
  withPersonalDetails,
  withPersonalDetailsIn,
} from "@iep-insider/sdk/safety";
import { textsIn } from "../language/textsIn.ts";
import type { AnswerReport } from "./AnswerReport.ts";
import type { AnswerTools, InputOfTool } from "./AnswerTool.ts";
import type { LawIndex } from "./law/LawIndex.ts";
import type { TokensUsed } from "./model/ModelClient.ts";
import { type ModelClient, ModelFailed } from "./model/ModelClient.ts";
import type { Answered } from "./present.ts";
import { withoutDetails } from "./withoutDetails.ts";
import { write } from "./write.ts";

export interface AnswererParts {
  /** Its language is that of the answers; `tools` are those of the same language. */
  readonly law: LawIndex;
  readonly tools: AnswerTools;
  /** Null: AI is off, and the rules answer. */
  readonly model: ModelClient | null;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  readonly report: (event: AnswerReport) => void;
}

export interface Answerer {
  /**
   * Answers a question of a tool: the model within the retrieved law, or the rules, and never without the checks.
   * @param signal ends the work.
   * @param watch receives what the work takes.
   * @throws the signal's reason when it ended; whatever else happens with the model, the rules answer.
   */
  answer<Tool extends AiTool>(
    tool: Tool,
    input: InputOfTool<Tool>,
    signal?: AbortSignal,
    watch?: AnswerWatch,
  ): Promise<Answered<Tool>>;
}

/** Watches one answer. */
export interface AnswerWatch {
  /** What the provider counted, each time that it was asked; also where no answer comes of it. */
  readonly spent: (tokens: TokensUsed) => void;
  /** Whether no model is to be asked: the caller has not opened the tool. */
  readonly isByRules?: boolean;
  /** Called before each attempt: whether today's budget is used up. The rules answer then. */
  readonly isOver?: () => Promise<boolean>;
  /** Called once, when there is an answer. */
  readonly answered: (report: AnswerReport) => void;
}

export function createAnswerer({ law, tools, model, today, report }: AnswererParts): Answerer {
  const { language } = law;
  return {
    async answer(id, typed, signal, watch) {
      signal?.throwIfAborted();
      const start = performance.now();
      const tool = tools[id];
      const { input, replaced } = withoutDetails(tool, typed);
      const question = { input, evidence: tool.retrieve(input, law), law, today: today() };
      const sign = crisisHelpFor(tool.wordsOf(typed).join("\n"));
      const crisis = sign && (language === "en" ? sign : crisisHelpIn[language]);
      const written = await write(tool, question, crisis ? null : watched(model, watch), signal);
      const restore = (text: string) => withPersonalDetails(text, replaced);
      const draft = tool.movePlaces?.(written.draft, input, restore) ?? written.draft;
      const answer = textsIn[language].present({ ...written, draft }, written.evidence, crisis);
      const reported: AnswerReport = {
        tool: id,
        engine: written.engine,
        outcome: written.draft.outcome,
        isCrisis: crisis !== null,
        asked: tool.wordsOf(typed).join("").length,
        citations: answer.citations.length,
        tries: written.tries,
        rejected: written.rejected,
        failure: written.failure,
        fallback: written.fallback,
        faults: written.faults,
        milliseconds: Math.round(performance.now() - start),
      };
      report(reported);
      watch?.answered(reported);
      return withPersonalDetailsIn(answer, replaced);
    },
  };
}

function watched(model: ModelClient | null, watch: AnswerWatch | undefined): ModelClient | null {
  if (watch?.isByRules) return null;
  if (model === null || watch === undefined) return model;
  return {
    async fill(request, signal) {
      // If the budget cannot be read, nothing more is spent.
      if (await watch.isOver?.().catch(() => true)) throw new ModelFailed("over_budget");
      return model.fill({ ...request, spent: watch.spent }, signal);
    },
  };
}
