import type { AiTool } from "@iep-insider/sdk/contract";
import type { Answerer, AnswerWatch } from "../src/ai/answerer.ts";
import type { Answered } from "../src/ai/present.ts";

/** An answerer that says what a test wants, and remembers what it was asked. */
export interface FakeAnswerer extends Answerer {
  readonly asked: { readonly tool: AiTool; readonly input: unknown }[];
  /** What the next answers are; by default one that answers. */
  next: (signal?: AbortSignal, watch?: AnswerWatch) => Promise<Partial<Answered<"goal-analyzer">>>;
}

/** The frame of an answer, as `goals` has it: what travels is not looked at between server and browser. */
const answered: Answered<"goal-analyzer"> = {
  outcome: "answered",
  engine: "openai",
  engineNote: null,
  citations: [],
  crisis: null,
  disclaimer: "This is not legal advice.",
  score: 55,
  feedback: "The feedback that was paid for.",
  suggestions: [],
  points: [],
  caps: [],
  rewritten: null,
  isSure: true,
};

export function createFakeAnswerer(): FakeAnswerer {
  const fake: FakeAnswerer = {
    asked: [],
    next: async () => ({}),
    async answer(tool, input, signal, watch) {
      fake.asked.push({ tool, input });
      const answer: unknown = { ...answered, ...(await fake.next(signal, watch)) };
      return answer as Answered<typeof tool>;
    },
  };
  return fake;
}
