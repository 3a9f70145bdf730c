import { useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useRef, useState } from "react";
import { later, useTouch } from "../../later/index.ts";
import { questionnaireOfDraft } from "../../questionnaire/index.ts";
import { useFocusOnNewScreen } from "../../screens/index.ts";
import { Cards } from "./Cards.tsx";
import { type QuestionnaireId, questionnaireIds } from "./content.ts";

// Questions load with the first touch of the cards, results with the first touch of a question.
const one = later(
  () => import("./OneQuestionnaire.tsx"),
  (part) => part.OneQuestionnaire,
);

/** The questionnaire on screen, if any, and those that were started before and can be resumed. */
interface Shown {
  readonly now: QuestionnaireId | null;
  readonly begun: readonly QuestionnaireId[];
}

/** The three assessment questionnaires behind their cards. Runs on the device; needs a host. */
export function Assessments() {
  const { drafts } = useToolHost();
  const [{ now, begun }, show] = useState<Shown>({ now: null, begun: [] });
  const area = useRef<HTMLDivElement>(null);
  const left = useRef<QuestionnaireId>("eligibility");
  useTouch(area, one.fetch);
  useFocusOnNewScreen(area, now, now ? `[data-of="${now}"] h2` : `[data-begin="${left.current}"] button`);

  // After the first render, which must match the server's.
  useEffect(() => {
    const kept = questionnaireOfDraft(drafts?.read("assessments"));
    const open = questionnaireIds.find((id) => id === kept);
    if (open) show({ now: open, begun: [open] });
  }, [drafts]);

  const choose = (id: QuestionnaireId) => show({ now: id, begun: [...new Set([...begun, id])] });
  const leave = () => {
    left.current = now ?? left.current;
    show({ now: null, begun });
  };

  return (
    <div ref={area}>
      {now === null ? <Cards begun={begun} onChoose={choose} /> : null}
      {begun.map((id) => (
        // Hidden ones stay mounted: going back to the cards loses no answer, on partners' pages too.
        <div key={id} data-of={id} hidden={id !== now}>
          <one.Screen id={id} onLeave={leave} />
        </div>
      ))}
    </div>
  );
}
