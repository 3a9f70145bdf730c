import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";
/** What to ask for where a part is missing or half there. */
export declare const toAsk: Readonly<Record<GoalPart, string>>;
/** What to ask for where the score is capped; before all else. */
export declare const toMend: Readonly<Record<GoalCapId, string>>;
export declare const stopsOnly = "Add what your child will do instead, such as asking for a break. It is easier to teach than only stopping.";
/** Advice only: it may stand elsewhere in the IEP, so it costs no points. */
export declare const progressReports = "Ask how and when you will get progress reports. This can stand in another part of the IEP, so it costs no points here.";
