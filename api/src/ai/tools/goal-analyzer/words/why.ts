import type { GoalPart } from "@iep-insider/sdk/contract";
import type { Findings } from "../rules/scoreGoal.ts";

/** The parts' names for a parent. */
export const titles: Readonly<Record<GoalPart, string>> = {
  behavior: "What your child will do",
  criterion: "How well or how often",
  baseline: "Starting point (baseline)",
  method: /* message */ "How it is measured, and by whom",
  condition: "Where and with what",
  timeframe: "By when",
  challenge: "A step that matters",
};

type Sentences = { readonly [Part in GoalPart]: Readonly<Record<Findings[Part]["level"], string>> };

/** What was found for each part, or what is missing. `{quote}` is replaced with the parent's own words. */
export const why: Sentences = {
  behavior: {
    seen: "Others can see or hear it: “{quote}”.",
    counted: "“{quote}” can be counted, but the goal does not say what your child will do to show it.",
    stops: "“{quote}” can be counted. It says what will stop, but not what your child will do instead.",
    half: "“{quote}” leaves open what others will see or hear.",
    missing: "It does not say what others will see or hear your child do.",
  },
  criterion: {
    full: "“{quote}” is clear, and the goal says how many tries it must hold for.",
    number: "“{quote}” is a clear number, but the goal does not say how many tries or days it must hold for.",
    odd: "“{quote}” is a number that cannot be reached or checked.",
    words: "“{quote}” is no number, so two people could judge it in two ways.",
    missing: "It does not say how well or how often counts as met.",
  },
  baseline: {
    full: "It says where your child is now: “{quote}”.",
    words: "It speaks of now (“{quote}”), but gives no number to compare with.",
    other: "“{quote}” does not count the same thing as the target, so the two cannot be compared.",
    missing: "It does not say where your child is now.",
  },
  method: /* message */ {
    full: "It says how progress is measured: “{quote}”.",
    tool: "It says how (“{quote}”), but not who measures or how often.",
    observation: "“{quote}” leaves open how often, and what the observer writes down.",
    words: "“{quote}” names no clear tool, such as a probe, a chart or work samples.",
    who: "It names a person (“{quote}”), but not how progress is measured.",
    missing: "It does not say how progress is measured, or by whom.",
  },
  condition: {
    full: "It says where or with what: “{quote}”.",
    help: "It speaks of help (“{quote}”), but not of the place or the task.",
    missing: "It does not say where, with what task, or with what help.",
  },
  timeframe: {
    full: "It says by when: “{quote}”.",
    loose: "“{quote}” leaves the last day open.",
    missing: "It does not say by when.",
  },
  challenge: {
    grows: "The target is a real step forward from the starting point.",
    small: "The target is only a small step from the starting point.",
    unknown: "Nobody can tell how big the step is, so this part gets half.",
    none: "The target is no better than the starting point.",
  },
};
