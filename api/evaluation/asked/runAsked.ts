import type { AiAnswer, AiTool } from "@iep-insider/sdk/contract";
import { languageOf } from "@iep-insider/sdk/safety";
import type { InputOfTool } from "../../src/ai/AnswerTool.ts";
import { reasonKinds, topicsOf } from "../../src/ai/tools/denial-decoder/rules/ReasonKind.ts";
import type { Answering, Reply } from "../Answering.ts";
import { askConfirmed, type Confirming } from "../askConfirmed.ts";
import { isSaid } from "../findWording.ts";
import type { AskedCase, AskedTurn } from "./AskedCase.ts";

/** What came of one message. */
export interface AskedResult {
  readonly id: string;
  readonly tool: AiTool;
  readonly kind: AskedCase["kind"];
  readonly language: AskedCase["language"];
  readonly isCharged: boolean;
  /** Whether the reading shown for confirmation was correct as shown; null if none was shown. */
  readonly isReadRight: boolean | null;
  readonly mayCharge: boolean;
  /** Questions asked; those of them that a topic of the answer answers; and others that the answer names as open. */
  readonly questions: number;
  readonly addressed: number;
  readonly named: number;
  /** Whether every topic of the answer is one that was asked for, or may be there; null where it names none. */
  readonly isOnTopic: boolean | null;
  readonly topics: readonly string[];
  /** Facts that should show, and those that do not. */
  readonly facts: number;
  readonly missing: readonly string[];
  /** Words that must not be there, and are. */
  readonly forbidden: readonly string[];
  readonly milliseconds: number;
  /** Of that, what the processor worked: on a shared machine an answer mostly waits. */
  readonly processorMilliseconds: number;
}

/** Asks each message of each case; in a conversation with the topics of the answer before, as the page sends them. */
export async function runAsked(
  answering: Answering,
  cases: readonly AskedCase[],
): Promise<readonly AskedResult[]> {
  const results: AskedResult[] = [];
  for (const theCase of cases) {
    let earlierTopics: readonly string[] = [];
    for (const turn of theCase.turns) {
      const result = await runTurn(answering, theCase, turn, earlierTopics);
      results.push(result);
      if (theCase.tool === "chat" && result.topics.length > 0) earlierTopics = result.topics;
    }
  }
  return results;
}

async function runTurn(
  answering: Answering,
  { id, tool, kind, language }: AskedCase,
  turn: AskedTurn,
  earlierTopics: readonly string[],
): Promise<AskedResult> {
  const { questions, uses, neverSays, mayCharge } = turn;
  // The schema has checked it against the tool's own.
  const asked = earlierTopics.length > 0 ? { ...turn.input, earlierTopics } : turn.input;
  const input = asked as unknown as InputOfTool<typeof tool>;
  const [began, processor] = [performance.now(), process.cpuUsage()];
  const { answer, topics, isSure, read } = await askConfirmed(answering, tool, input, confirmingOf(turn));
  const milliseconds = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  // Questions that it leaves open are quoted.
  const words = wordsIn({ ...answer, openQuestions: [] });
  const offered = "choices" in answer ? answer.choices.map((choice) => choice.topic) : [];
  const addressed = questions.filter((ways) =>
    ways.some((way) => topics.includes(way) || offered.includes(way)),
  ).length;
  const open = "openQuestions" in answer ? answer.openQuestions.length : 0;
  return {
    id,
    tool,
    kind,
    language,
    isCharged: isSure && wouldCharge(answer, turn),
    isReadRight: read && isReadRight(read, turn),
    mayCharge,
    questions: questions.length,
    addressed,
    named: Math.min(open, questions.length - addressed),
    isOnTopic: isOnTopic(answer, topics, turn),
    topics,
    facts: uses.length,
    missing: uses.filter((ways) => !isSaid(words, ways)).map(([way = ""]) => way),
    forbidden: neverSays.filter((way) => isSaid(words, [way])),
    milliseconds,
    processorMilliseconds: (user + system) / 1000,
  };
}

/** A parent who knows what the school said, and what the goal says: as the case has it. */
function confirmingOf(turn: AskedTurn): Confirming {
  const asked = new Set(turn.questions.flat());
  return {
    reasons: (read) =>
      read
        .filter(({ reason }) => topicsOfReason(reason).some((id) => asked.has(id)))
        .map(({ reason }) => reason),
    isRight: (parts) =>
      parts.every(({ part, isFound }) => isFound !== wrongWhere[turn.parts?.[part] ?? "unsure"]),
  };
}

/** What a parent would object to: a part that is there and was not found, or the other way round. */
const wrongWhere = { yes: "no", no: "yes", unsure: null } as const;

function topicsOfReason(reason: string): readonly string[] {
  const kind = reasonKinds.find((one) => one === reason);
  return kind ? topicsOf[kind] : [];
}

function isReadRight({ answer, topics }: Reply, turn: AskedTurn): boolean | null {
  if (!("score" in answer)) return isOnTopic(answer, topics, turn);
  return confirmingOf(turn).isRight(answer.partsRead ?? []);
}

/** A goal's score is what it has for a topic: within what an expert would give. */
function isOnTopic(answer: AiAnswer, topics: readonly string[], turn: AskedTurn): boolean | null {
  const { questions, alsoFine, scoreFrom, scoreTo } = turn;
  if ("score" in answer && scoreFrom !== undefined && scoreTo !== undefined)
    return answer.score !== null && answer.score >= scoreFrom && answer.score <= scoreTo;
  if (topics.length === 0) return null;
  const asked = new Set(questions.flat());
  return (
    topics.some((one) => asked.has(one)) && topics.every((one) => asked.has(one) || alsoFine.includes(one))
  );
}

/** As the server charges (`answerFor`): an answer in English that is one, and no crisis. The translator never. */
function wouldCharge(answer: AiAnswer, { input }: AskedTurn): boolean {
  if (answer.outcome !== "answered" || answer.crisis !== null || "whatToAsk" in answer) return false;
  return languageOf(Object.values(input).join("\n")) === "en";
}

/** Everything that an answer says. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(wordsIn).join("\n");
}
