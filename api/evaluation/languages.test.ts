import type { AiTool } from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import type { AnswerTool, Draft, InputOfTool } from "../src/ai/AnswerTool.ts";
import { checkedOf } from "../src/ai/checks/Check.ts";
import { checkDraft } from "../src/ai/checks/checkDraft.ts";
import { spokenIn } from "../src/ai/createServerAnswerers.ts";
import { cases } from "./cases/index.ts";
import { evaluationDay } from "./createAnswering.ts";

const english = await spokenIn("en");
const spanish = await spokenIn("es");

describe("the rules in Spanish", () => {
  it.each(Object.keys(cases) as AiTool[])(
    "find in %s what they find in English, in checked Spanish",
    (tool) => {
      const differing = cases[tool].filter(({ input }) => {
        const answers = [english, spanish].map((spoken) => answer(spoken, tool, input));
        expect(answers[1]?.faults).toEqual([]);
        const [one, other] = answers.map(({ draft }) => JSON.stringify(findingsOf(draft)));
        return one !== other;
      });
      expect(differing.map(({ id }) => id)).toEqual([]);
    },
  );
});

function answer<Tool extends AiTool>(
  { law, tools }: Awaited<ReturnType<typeof spokenIn>>,
  id: Tool,
  input: InputOfTool<Tool>,
): { readonly draft: Draft<Tool>; readonly faults: readonly string[] } {
  const tool: AnswerTool<Tool> = tools[id];
  const question = { input, evidence: tool.retrieve(input, law), law, today: evaluationDay };
  const draft = tool.answerByRules(question);
  return { draft, faults: checkDraft(checkedOf(tool, question, draft)).map(({ reason }) => reason) };
}

/** What does not depend on the language: all but sentences, of which there are as many. */
function findingsOf(value: unknown, key = ""): unknown {
  if (typeof value === "string") return codes.has(key) ? value : "";
  if (Array.isArray(value)) return value.map((one) => findingsOf(one, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([name, one]) => [name, findingsOf(one, name)]);
}

const codes = new Set(
  "outcome citations topics readAs topic verdict letter id part isFound by citation urgencyLevel".split(" "),
);
