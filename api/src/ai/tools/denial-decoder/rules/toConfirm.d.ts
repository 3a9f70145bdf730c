import type { Draft, Question } from "../../../AnswerTool.ts";
/**
 * Asks the parent to confirm the reasons that were read, followed by all others, the likeliest first.
 * @returns null where no reason was read and no model can read it: the rules' general steps are free.
 */
export declare function toConfirm({ input }: Question<"denial-decoder">, byRules: Draft<"denial-decoder">, hasModel: boolean): Draft<"denial-decoder"> | null;
