import type { AiTool } from "@iep-insider/sdk/contract";
import type { GateProps } from "@iep-insider/sdk/host";
import type { ComponentType } from "react";
import type { AnswerOf } from "./AnswerOf.ts";
import type { ToSend } from "./details.ts";
import type { Kept } from "./useKeptAnswer.ts";

/** How far a question has come. */
export type AnswerStage =
  | { readonly at: "idle" }
  /** The parent looks over what will be sent. */
  | { readonly at: "reviewing"; readonly toSend: ToSend }
  | { readonly at: "working" }
  | { readonly at: "answered" }
  | { readonly at: "failed"; readonly sentence: string }
  /** It has to be paid for: the gate stands below the form. */
  | { readonly at: "closed"; readonly Gate: ComponentType<GateProps> }
  /** The gate has just opened; nothing is sent before the next press. */
  | { readonly at: "opened" };

/** The answer that stands there. */
export interface ShownAnswer<Tool extends AiTool, Input> {
  readonly answer: AnswerOf<Tool>;
  /** What was asked, as the parent typed it; null for a stored answer. */
  readonly typed: Input | null;
  /** The free texts of `typed` as they were sent; null for a stored answer. */
  readonly sent: ToSend | null;
  /** Grows with every answer, so that a new one is noticed. */
  readonly number: number;
}

/** The way from a question to its answer, for the screen of one tool. */
export interface AnswerCourse<Tool extends AiTool, Input> {
  readonly stage: AnswerStage;
  /** The last answer; it stands until the next one comes. */
  readonly shown: ShownAnswer<Tool, Input> | null;
  /** An answer of before that can be shown again. */
  readonly kept: Kept<Tool> | null;
  /** Asks. @param names what the parent wants left out; none of it leaves the device. */
  readonly ask: (input: Input, names?: readonly string[]) => void;
  /** Asks the same once more. */
  readonly again: () => void;
  /**
   * Sends the last question once more with what the parent confirmed of it (ADR 31).
   * @param confirmed fields that are added to the input. @param isFree whether no gate comes first.
   */
  readonly confirm: (confirmed: Partial<Input>, isFree?: boolean) => void;
  /** Sends what was looked over. */
  readonly send: (toSend: ToSend) => void;
  /** Stops the question, or goes back from looking over it. */
  readonly cancel: () => void;
  readonly showKept: () => void;
  /** To be called by the gate. */
  readonly opened: () => void;
}
