import { isStateCode } from "@iep-insider/sdk/law";
import type { ReadChatQuestion } from "../../AnswerTool.ts";
import type { Evidence } from "../../law/Evidence.ts";
import { eachOnce } from "../../law/eachOnce.ts";
import type { LawIndex } from "../../law/LawIndex.ts";
import { understand } from "./match/understand.ts";
import { lawOf } from "./rules/answer.ts";
import { askedTerm } from "./rules/fromSearch.ts";
import { notForUs } from "./rules/notForUs.ts";

/** How many rules and terms the search may add. */
const mostFound = 8;

/** The law that our answer rests on, the state's own first, and what a search finds beside it. */
export function retrieve(input: ReadChatQuestion, law: LawIndex): Evidence {
  const { question, state } = input;
  const code = state !== undefined && isStateCode(state) ? state : undefined;
  const left = notForUs(question);
  const { asked } = understand(input);
  const found = law.search(question, { state: code, most: mostFound }).map(({ entry }) => entry);
  const named = askedTerm(question);
  const terms = [
    ...(named ? [named] : []),
    ...found.flatMap((entry) => (entry.kind === "term" ? entry.term : [])),
  ];

  const items = [
    ...(left ? [law.provision(lawOf[left])] : []),
    ...asked.flatMap((intent) => intent.law.map((id) => law.provision(id))),
    ...(code ? asked.flatMap(({ topic }) => (topic ? law.stateFact(code, topic) : [])) : []),
    ...(named ? law.rulesOf(named) : []),
    ...found.flatMap((entry) => (entry.kind === "rule" ? entry.item : law.rulesOf(entry.term))),
  ];
  return { items: eachOnce(items), terms: [...new Set(terms)], record: code ? law.record(code) : null };
}
