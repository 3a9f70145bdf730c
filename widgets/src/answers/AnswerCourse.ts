import type { AiTool } from "@iep-insider/sdk/contract";
import type { GateProps } from "@iep-insider/sdk/host";
import type { ComponentType } from "react";
import type { AnswerOf } from "./AnswerOf.ts";
import type { ToSend } from "./details.ts";
import type { Kept } from "./useKeptAnswer.ts";

/** The state of a question. */
export type AnswerStage =
  | { readonly at: "idle" }
  /** The parent reviews what will be sent. */
  | { readonly at: "reviewing"; readonly toSend: ToSend }
  | { readonly at: "working" }
  | { readonly at: "answered" }
  | { readonly at: "failed"; readonly sentence: string }
  /** It must be paid for: the gate is below the form. */
  | { readonly at: "closed"; readonly Gate: ComponentType<GateProps> }
  /** The gate has just opened; nothing is sent before the next click. */
  | { readonly at: "opened" };

/** The answer on screen. */
export interface ShownAnswer<Tool extends AiTool, Input> {
  readonly answer: AnswerOf<Tool>;
  /** The request as typed; null for a stored answer. */
  readonly typed: Input | null;
  /** The free texts of `typed` as sent; null for a stored answer. */
  readonly sent: ToSend | null;
  /** Increments with every answer, so that a new one is noticed. */
  readonly number: number;
}

/** From a question to its answer, for one tool's screen. */
export interface AnswerCourse<Tool extends AiTool, Input> {
  readonly stage: AnswerStage;
  /** Whether a term is asked about, which has no language of its own. */
  readonly asksTerm: boolean;
  /** The last answer, until the next one arrives. */
  readonly shown: ShownAnswer<Tool, Input> | null;
  /** Whether an answer has folded its form (`WhatYouWrote`). */
  readonly isFolded: boolean;
  /** Opens the form again, as it was left. */
  readonly reopen: () => void;
  /** A stored answer that can be shown again. */
  readonly kept: Kept<Tool> | null;
  /** @param names what the parent wants removed; they never leave the device. */
  readonly ask: (input: Input, names?: readonly string[]) => void;
  /** Repeats the last request. */
  readonly again: () => void;
  /**
   * Sends the last question again with what the parent confirmed (ADR 31).
   * @param confirmed fields to add to the input. @param isFree whether to skip the gate.
   */
  readonly confirm: (confirmed: Partial<Input>, isFree?: boolean) => void;
  /** Sends the reviewed texts. */
  readonly send: (toSend: ToSend) => void;
  /** Aborts the request, or leaves the review. */
  readonly cancel: () => void;
  readonly showKept: () => void;
  /** Called by the gate. */
  readonly opened: () => void;
}
