import { ai, type GoalToAnalyze, longest } from "@iep-insider/sdk/contract";
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
import { goalFrom } from "./logic.ts";

const result = later(
  () => import("./GoalResult.tsx"),
  (part) => part.GoalResult,
);

const toConfirm = later(
  () => import("./PartsToConfirm.tsx"),
  (part) => part.PartsToConfirm,
);

function fetchLater() {
  toConfirm.fetch();
  result.fetch();
}

interface Form {
  readonly goalText: string;
  readonly state: StateCode | "";
}

/** The IEP goal analyzer. Asks the server; needs a host. */
export function GoalAnalyzer() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<Form>(
    "goal-analyzer",
    () => ({ goalText: goalFrom(start?.answers["goalText"]), state: "" }),
    formFrom,
  );
  const course = useAnswer<"goal-analyzer", GoalToAnalyze>({
    tool: "goal-analyzer",
    ask: (input, signal) => connect({ analyzeGoal: ai.analyzeGoal }).analyzeGoal(input, { signal }),
    readsFirst: () => true,
    texts: [{ field: "goalText", label: goalWords.goalSent, most: longest.goalText }],
  });
  const { length } = form.goalText.trim();

  return (
    <AskingTool
      course={course}
      words={goalWords}
      wrote={[form.goalText]}
      clear={clear}
      onTouch={fetchLater}
      fields={(isRefused) => (
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
      )}
      fieldsBelowNames={<StateField value={form.state} onChange={(state) => change({ state })} />}
      missing={length === 0 ? goalWords.toAsk : null}
      isInvalid={length > longest.goalText}
      onAsk={(names) => course.ask({ goalText: form.goalText.trim(), state: form.state || undefined }, names)}
    >
      <AnswerPlace
        course={course}
        words={goalWords}
        result={({ answer, typed }) =>
          answer.outcome === "to_confirm" ? (
            <toConfirm.Screen
              parts={answer.partsRead ?? []}
              onConfirm={() => course.confirm({ isConfirmed: true })}
              onChange={course.reopen}
            />
          ) : (
            <result.Screen analysis={answer} typed={typed?.goalText ?? null} state={form.state} />
          )
        }
      />
    </AskingTool>
  );
}

function formFrom(kept: unknown): Form | null {
  if (typeof kept !== "object" || kept === null || !("goalText" in kept)) return null;
  return { goalText: goalFrom(kept.goalText), state: stateFrom("state" in kept ? kept.state : "") };
}
