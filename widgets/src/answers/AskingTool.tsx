import type { AiTool } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { later, useTouch } from "../later/index.ts";
import type { AnswerCourse } from "./AnswerCourse.ts";
import { AskButton } from "./AskButton.tsx";
import { Asking } from "./Asking.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { NamesField } from "./NamesField.tsx";
import { namesIn } from "./namesIn.ts";
import { RestoredNotice } from "./RestoredNotice.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { useNames } from "./useNames.ts";

const summary = later(
  () => import("./BeforeSending.tsx"),
  (part) => part.WhatYouWrote,
);

/** Loads what takes the form's place once there is an answer, so that it does not move the answer later. */
export const fetchSummary = summary.fetch;

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly ask: string;
  readonly asking: string;
  /** What is sent and what is removed. Without it the form does not ask for names to remove. */
  readonly privacy?: string;
  /** Titles what was asked once the answer is there, and the button that opens the form again. */
  readonly asked?: string;
  readonly change?: string;
}

interface Props<Tool extends AiTool, Input> {
  readonly course: AnswerCourse<Tool, Input>;
  readonly words: Words;
  /** The form's contents, for its summary above the answer. */
  readonly wrote: readonly (string | undefined)[];
  /** Clears a restored draft (`useDraft`). */
  readonly clear: (() => void) | null;
  /** Loads what an answer needs, on the first interaction with the form. */
  readonly onTouch: () => void;
  /** The tool's own fields. @param isRefused whether the form was submitted while something was missing. */
  readonly fields: (isRefused: boolean) => ReactNode;
  readonly fieldsBelowNames?: ReactNode;
  /** What to fill in first; null if nothing is missing. */
  readonly missing: string | null;
  /** Whether a field shows an error, such as a text that is too long. */
  readonly isInvalid: boolean;
  readonly isBusy?: boolean;
  /** @param names what the parent wants removed. */
  readonly onAsk: (names: readonly string[]) => void;
  /** Called after submitting an incomplete form. */
  readonly onMissing?: () => void;
  readonly belowButton?: ReactNode;
  /** The answer, and anything else below the form. */
  readonly children: ReactNode;
}

/** A tool that asks the server by a form. Submitting an incomplete form focuses its first wrong field. */
export function AskingTool<Tool extends AiTool, Input>(props: Props<Tool, Input>) {
  const { course, words, missing, isInvalid, isBusy = course.stage.at === "working" } = props;
  const [names, setNames] = useNames();
  const [isRefused, setRefused] = useState(false);
  const missingId = useId();
  const area = useRef<HTMLDivElement>(null);
  useTouch(area, () => {
    void fetchSummary();
    props.onTouch();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused(missing !== null);
    if (missing === null && !isInvalid) return props.onAsk(namesIn(names));
    [...event.currentTarget.querySelectorAll<FormControl>("input, select, textarea")].find(isWrong)?.focus();
    if (missing !== null) props.onMissing?.();
  };

  return (
    <div ref={area} className={tw`flex flex-col gap-6`}>
      <ToolHead
        title={words.title}
        lead={course.isFolded || course.stage.at === "reviewing" ? null : words.lead}
      />
      {course.isFolded ? null : (
        <>
          <RestoredNotice clear={props.clear} />
          <KeptNotice course={course} />
        </>
      )}
      <Asking
        course={course}
        folded={
          course.isFolded ? (
            <summary.Screen
              words={words}
              wrote={course.shown?.typed === null ? null : props.wrote}
              onChange={course.reopen}
            />
          ) : null
        }
      >
        <form noValidate className={tw`flex flex-col gap-4 max-w-text`} onSubmit={submit}>
          {props.fields(isRefused)}
          {words.privacy ? <NamesField value={names} onChange={setNames} /> : null}
          {props.fieldsBelowNames}
          {words.privacy ? <p className={tw`text-sm text-quiet`}>{words.privacy}</p> : null}
          {missing === null ? null : (
            <p id={missingId} className={tw`text-sm text-quiet`}>
              {missing}
            </p>
          )}
          <div>
            <AskButton
              isReady={missing === null && !isInvalid}
              isBusy={isBusy}
              label={words.ask}
              busyLabel={words.asking}
              {...(missing === null ? {} : { describedBy: missingId })}
            />
          </div>
          {props.belowButton}
        </form>
      </Asking>
      {props.children}
    </div>
  );
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isWrong(control: FormControl): boolean {
  return control.matches("[aria-invalid]") || (control.required && control.value.trim() === "");
}
