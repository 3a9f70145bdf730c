import { ai, type GoalToAnalyze, longest, mostGoals } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import {
  AnswerPlace,
  AskingTool,
  FreeTextField,
  StateField,
  stateFrom,
  useAnswer,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { goalWords } from "./content.ts";
import { goalFrom, goalKey, goalName, goalsFrom, type NamedGoal, placeOf } from "./logic.ts";

const result = later(
  () => import("./GoalResult.tsx"),
  (part) => part.GoalResult,
);

const toConfirm = later(
  () => import("./PartsToConfirm.tsx"),
  (part) => part.PartsToConfirm,
);

// A list of goals comes from a document only.
const choose = later(
  () => import("./ChooseGoals.tsx"),
  (part) => part.ChooseGoals,
);

const allToConfirm = later(
  () => import("./GoalsToConfirm.tsx"),
  (part) => part.GoalsToConfirm,
);

const allResults = later(
  () => import("./GoalsResult.tsx"),
  (part) => part.GoalsResult,
);

interface Form {
  readonly goalText: string;
  readonly state: StateCode | "";
  /** All goals of a document; empty where one goal is pasted. */
  readonly goals: readonly string[];
  /** The names of those to analyze. */
  readonly chosen: readonly string[];
}

/** One goal, or those of a document by their names. */
interface Asked extends Pick<GoalToAnalyze, "state" | "isConfirmed"> {
  readonly goalText?: string;
  readonly [name: `Goal ${number}`]: string;
}

/** The IEP goal analyzer. Asks the server; needs a host. */
export function GoalAnalyzer() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<Form>(
    "goal-analyzer",
    () => formOf(start?.answers["goalText"], start?.answers["goals"]),
    formFrom,
  );
  const { goals, chosen } = form;
  const isList = goals.length > 0;
  const course = useAnswer<"goal-analyzer", Asked>({
    tool: "goal-analyzer",
    ask: ({ goalText, ...asked }, signal) => {
      const calls = connect({ analyzeGoal: ai.analyzeGoal, analyzeGoals: ai.analyzeGoals });
      const { state, isConfirmed } = asked;
      return goalText === undefined
        ? calls.analyzeGoals(
            { goals: namedIn(asked).map(({ text }) => text), state, isConfirmed },
            { signal },
          )
        : calls.analyzeGoal({ goalText, state, isConfirmed }, { signal });
    },
    readsFirst: () => true,
    texts: [
      { field: "goalText", label: goalWords.goalSent, most: longest.goalText },
      ...goals.map((_, index) => ({
        field: goalKey(index),
        label: goalName(index),
        most: longest.goalText,
      })),
    ],
  });
  const { length } = form.goalText.trim();
  const ask = (names: readonly string[]) => {
    const state = form.state || undefined;
    if (!isList) return course.ask({ goalText: form.goalText.trim(), state }, names);
    const listed = goals.map((text, index) => [goalKey(index), text.trim()] as const);
    const wanted = Object.fromEntries(listed.filter(([name]) => chosen.includes(name)));
    course.ask({ ...wanted, state }, names);
  };
  const fetchLater = () => {
    for (const part of isList ? [allToConfirm, allResults] : [toConfirm, result]) part.fetch();
  };

  return (
    <AskingTool
      course={course}
      words={isList ? { ...goalWords, ...goalWords.list } : goalWords}
      wrote={isList ? chosen.map((key) => goalName(placeOf(key) ?? 0)) : [form.goalText]}
      clear={clear}
      onTouch={fetchLater}
      fields={(isRefused) =>
        isList ? (
          <choose.Screen
            goals={goals}
            chosen={chosen}
            onChange={(next) => change({ chosen: next })}
            onPaste={() => change({ goals: [], chosen: [] })}
            isRefused={isRefused}
          />
        ) : (
          <FreeTextField
            label={goalWords.goal}
            hint={goalWords.goalHint}
            required
            rows={5}
            most={longest.goalText}
            value={form.goalText}
            onChange={(goalText) => change({ goalText })}
            error={isRefused && length === 0 ? goalWords.missing : undefined}
          />
        )
      }
      fieldsBelowNames={<StateField value={form.state} onChange={(state) => change({ state })} />}
      missing={
        isList ? (chosen.length === 0 ? goalWords.list.toAsk : null) : length === 0 ? goalWords.toAsk : null
      }
      isInvalid={isList ? chosen.length > mostGoals : length > longest.goalText}
      onAsk={ask}
    >
      <AnswerPlace
        course={course}
        words={goalWords}
        result={({ answer, typed }) => {
          const onConfirm = () => course.confirm({ isConfirmed: true });
          if ("goals" in answer) {
            const named = typed
              ? namedIn(typed)
              : answer.goals.map((_, at) => ({ name: goalName(at), text: null }));
            return answer.outcome === "to_confirm" ? (
              <allToConfirm.Screen
                goals={answer.goals}
                named={named}
                onConfirm={onConfirm}
                onChange={course.reopen}
              />
            ) : (
              <allResults.Screen analyses={answer} named={named} state={form.state} />
            );
          }
          return answer.outcome === "to_confirm" ? (
            <toConfirm.Screen parts={answer.partsRead ?? []} onConfirm={onConfirm} onChange={course.reopen} />
          ) : (
            <result.Screen analysis={answer} typed={typed?.goalText ?? null} state={form.state} />
          );
        }}
      />
    </AskingTool>
  );
}

/** The goals of a list that was asked. */
function namedIn(asked: Asked): readonly (NamedGoal & { readonly text: string })[] {
  return Object.entries(asked).flatMap(([key, text]: [string, unknown]) => {
    const place = placeOf(key);
    return place !== null && typeof text === "string" ? [{ name: goalName(place), text }] : [];
  });
}

function formOf(goalText: unknown, list: unknown): Form {
  const goals = goalsFrom(list);
  const short = goals
    .map((goal, index) => ({ goal, key: goalKey(index) }))
    .filter(({ goal }) => goal.length <= longest.goalText);
  return {
    goalText: goalFrom(goalText),
    state: "",
    goals,
    chosen: short.slice(0, mostGoals).map(({ key }) => key),
  };
}

function formFrom(kept: unknown): Form | null {
  if (typeof kept !== "object" || kept === null || !("goalText" in kept)) return null;
  const form = formOf(kept.goalText, "goals" in kept ? kept.goals : []);
  const chosen = "chosen" in kept ? goalsFrom(kept.chosen) : form.chosen;
  return { ...form, state: stateFrom("state" in kept ? kept.state : ""), chosen };
}
