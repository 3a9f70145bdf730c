import { type StateRecord, type StateTopic } from "@iep-insider/sdk/law";
import type { Question } from "../../../AnswerTool.ts";
import type { ReasonKind } from "./ReasonKind.ts";
type Asked = Question<"denial-decoder">;
/** A state's rule on the time that a request for testing takes. */
interface TestingClock {
    readonly topic: StateTopic;
    /** The rule in a sentence. */
    readonly step: string;
}
/** The state's clock for a request for testing, where we read it in the law; null without a state or such a rule. */
export declare function testingClock(record: StateRecord | null): TestingClock | null;
/** The state's limit where we read it in the law; else that there is none in federal law. Null where no clock runs. */
export declare function clockStep(kind: ReasonKind, { evidence: { record } }: Asked): string | null;
/** The state's fact that such a step tells of; null where it tells of none. */
export declare function topicOfStep(kind: ReasonKind, { evidence: { record } }: Asked): StateTopic | null;
/** The state's rule on the last age, where we read it in the law. */
export declare function upperAgeStep({ evidence: { record } }: Asked): string | null;
/** The highest age that the state's rule names; null without a verified rule. */
export declare function upperAgeOf({ evidence: { record } }: Asked): number | null;
/** The parent center by name, and that the name is not checked where it is not. */
export declare function helpStep({ evidence: { record } }: Asked): string;
export {};
