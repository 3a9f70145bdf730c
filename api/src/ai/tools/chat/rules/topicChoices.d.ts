import type { TopicChoice } from "@iep-insider/sdk/contract";
import type { Intent } from "./Intent.ts";
/** Topics as buttons, titled in the parent's language. */
export declare function topicChoices(topics: readonly Intent[], isSpanish: boolean): readonly TopicChoice[];
