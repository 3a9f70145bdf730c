import { ai, type GoalToAnalyze, longest } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { type SubmitEvent, useId, useRef, useState } from "react";
import {
  AnswerPlace,
  AskButton,
  Asking,
  FreeTextField,
  KeptNotice,
  NamesField,
  namesIn,
  RestoredNotice,
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

/** The IEP goal analyzer. Asks the server; needs a host around it. */
export function GoalAnalyzer() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<Form>(
    "goals",
    () => ({ goalText: goalFrom(start?.answers["goalText"]), state: "" }),
    formFrom,
  );
  const [names, setNames] = useState("");
  const [isRefused, setRefused] = useState(false);
  const toAnalyze = useId();
  const area = useRef<HTMLDivElement>(null);
  const course = useAnswer<"goals", GoalToAnalyze>({
    tool: "goals",
    ask: (input, signal) => connect({ analyzeGoal: ai.analyzeGoal }).analyzeGoal(input, { signal }),
    readsFirst: () => true,
    texts: [{ field: "goalText", label: goalWords.goalSent, most: longest.goalText }],
  });
  const { length } = form.goalText.trim();
  const isReady = length > 0 && length <= longest.goalText;
  const isBusy = course.stage.at === "working";

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused(!isReady);
    if (!isReady) return event.currentTarget.querySelector("textarea")?.focus();
    course.ask({ goalText: form.goalText.trim(), state: form.state || undefined }, namesIn(names));
  };

  return (
    <div ref={area} className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {goalWords.title}
        </h2>
        <p>{goalWords.lead}</p>
      </div>
      <RestoredNotice clear={clear} />
      <KeptNotice course={course} />
      <Asking course={course} onTouch={fetchLater}>
        <form noValidate className={tw`flex flex-col gap-4 max-w-text`} onSubmit={submit}>
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
          <NamesField value={names} onChange={setNames} />
          <StateField value={form.state} onChange={(state) => change({ state })} />
          <p className={tw`text-sm text-quiet`}>{goalWords.privacy}</p>
          {length === 0 ? (
            <p id={toAnalyze} className={tw`text-sm text-quiet`}>
              {goalWords.toAnalyze}
            </p>
          ) : null}
          <div>
            <AskButton
              isReady={isReady}
              isBusy={isBusy}
              label={goalWords.analyze}
              busyLabel={goalWords.analyzing}
              {...(length === 0 ? { describedBy: toAnalyze } : {})}
            />
          </div>
        </form>
      </Asking>
      <AnswerPlace
        course={course}
        working={goalWords.analyzing}
        failed={(sentence) => (
          <Notice tone="stop" role="alert" title={goalWords.failed}>
            <p>{sentence}</p>
          </Notice>
        )}
        result={({ answer, typed }) =>
          answer.outcome === "to_confirm" ? (
            <toConfirm.Screen
              parts={answer.partsRead ?? []}
              onConfirm={() => course.confirm({ isConfirmed: true })}
              onChange={() => area.current?.querySelector("textarea")?.focus()}
            />
          ) : (
            <result.Screen analysis={answer} typed={typed?.goalText ?? null} state={form.state} />
          )
        }
      />
    </div>
  );
}

function formFrom(kept: unknown): Form | null {
  if (typeof kept !== "object" || kept === null || !("goalText" in kept)) return null;
  return { goalText: goalFrom(kept.goalText), state: stateFrom("state" in kept ? kept.state : "") };
}
