import { ai, type GoalToAnalyze } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { useState } from "react";
import {
  AnswerEnd,
  AnswerPlace,
  AskButton,
  Asking,
  FreeTextField,
  KeptNotice,
  NamesField,
  namesIn,
  StateField,
  stateFrom,
  useAnswer,
} from "../index.ts";

/** The smallest tool that asks: one text, names, a state. */
export function Probe() {
  const { connect, state: given } = useToolHost();
  const [text, setText] = useState("");
  const [names, setNames] = useState("");
  const [state, setState] = useState(() => stateFrom(given));
  const course = useAnswer<"goal-analyzer", GoalToAnalyze>({
    tool: "goal-analyzer",
    ask: (input, signal) => connect({ analyzeGoal: ai.analyzeGoal }).analyzeGoal(input, { signal }),
    texts: [{ field: "goalText", label: "The goal", most: 100 }],
  });
  return (
    <>
      <KeptNotice course={course} />
      <Asking course={course} onTouch={() => {}}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            course.ask({ goalText: text, state: state || undefined }, namesIn(names));
          }}
        >
          <FreeTextField label="A goal" required rows={3} most={100} value={text} onChange={setText} />
          <NamesField value={names} onChange={setNames} />
          <StateField value={state} onChange={setState} />
          <AskButton isReady isBusy={course.stage.at === "working"} label="Ask" busyLabel="Asking…" />
        </form>
      </Asking>
      <button type="button" onClick={course.again}>
        Ask again
      </button>
      <AnswerPlace
        course={course}
        result={({ answer }) => (
          <>
            <h2 tabIndex={-1}>The result</h2>
            {"goals" in answer ? null : (
              <>
                <p>{answer.feedback}</p>
                <p>{answer.rewritten}</p>
              </>
            )}
            <AnswerEnd tool="goal-analyzer" answer={answer} state={state} />
          </>
        )}
      />
    </>
  );
}
