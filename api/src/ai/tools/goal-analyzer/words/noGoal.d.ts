import type { Declined } from "@iep-insider/sdk/safety";
import type { NoGoal } from "../rules/whyNoGoal.ts";
/** Why a text gets no score. */
export declare const noGoal: Readonly<Record<NoGoal, string>>;
export declare const unknown = "We could not score this goal. Nothing was charged. You can ask the IEP team: \u201CHow will we know that this goal is met?\u201D";
export declare const toTry: readonly ["Copy the whole goal from the IEP, with its baseline and how it is measured."];
/** What this tool can do instead of what was asked. */
export declare const declines: Readonly<Record<Declined, string>>;
