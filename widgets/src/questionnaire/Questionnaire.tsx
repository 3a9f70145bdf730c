import type { ToolId } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { Answers, QuestionnaireContent } from "./content.ts";
import { Intro } from "./Intro.tsx";
import { Review } from "./Review.tsx";
import { SectionScreen } from "./SectionScreen.tsx";
import { useQuestionnaire } from "./useQuestionnaire.ts";
import { words } from "./words.ts";

export interface QuestionnaireProps {
  readonly tool: ToolId;
  readonly content: QuestionnaireContent;
  /** The result's screen. `back` leads to the review with every answer kept; `startOver` forgets them. */
  readonly result: (answers: Answers, leave: { back: () => void; startOver: () => void }) => ReactNode;
}

/** The one runner under all screeners and questionnaires: intro, sections, review, result; back without loss. */
export function Questionnaire({ tool, content, result }: QuestionnaireProps) {
  const course = useQuestionnaire(tool, content);
  const { stage, answers } = course;
  const screen = useRef<HTMLDivElement>(null);
  useFocusOnNewScreen(screen, stage);

  return (
    <div ref={screen} className={tw`flex flex-col gap-4`}>
      {course.isRestored ? (
        <Notice>
          <p>{words.restored}</p>
          <div>
            <Button onClick={course.startOver}>{words.clear}</Button>
          </div>
        </Notice>
      ) : null}
      {stage === "intro" ? <Intro intro={content.intro} onStart={course.next} /> : null}
      {typeof stage === "number" ? (
        <SectionScreen key={stage} content={content} index={stage} course={course} />
      ) : null}
      {stage === "review" ? <Review content={content} course={course} /> : null}
      {stage === "result" ? result(answers, course) : null}
    </div>
  );
}

/**
 * Takes the focus to the new screen's heading, so that a keyboard or a screen reader goes on from there, and
 * brings it into view. Never on the first screen: the focus of the page around us is not ours to move.
 */
function useFocusOnNewScreen(screen: { readonly current: HTMLElement | null }, stage: unknown) {
  const shown = useRef(stage);
  useEffect(() => {
    const area = screen.current;
    if (shown.current === stage || !area) return;
    shown.current = stage;
    return whenThere(area, "h2", (heading) => {
      heading.focus({ preventScroll: true });
      if (area.getBoundingClientRect().top < 0) area.scrollIntoView({ block: "start" });
    });
  }, [screen, stage]);
}

/** Calls back with the first match, now or as soon as one is put in: a result may still be on its way. */
function whenThere(area: HTMLElement, selector: string, found: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(area, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();

  function look() {
    const element = area.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    found(element);
  }
}
