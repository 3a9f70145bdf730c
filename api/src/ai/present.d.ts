import type { AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import type { Draft } from "./AnswerTool.ts";
import type { Evidence } from "./law/Evidence.ts";
import type { Written } from "./write.ts";
/** An answer without what only the one who takes the payment knows. */
export type Answered<Tool extends AiTool> = Omit<Draft<Tool>, "citations" | "readAs" | "isSure"> & Omit<AnswerBase, "isCharged" | "outcome"> & {
    /** Whether it may be charged: the rules can have misread what was asked. */
    readonly isSure: boolean;
};
/** Puts around a draft what every answer carries. Only what was retrieved is cited. */
export declare function present<Tool extends AiTool>({ draft, engine, fallback }: Pick<Written<Tool>, "draft" | "engine" | "fallback">, evidence: Evidence, crisis: AnswerBase["crisis"]): Answered<Tool>;
