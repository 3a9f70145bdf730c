/** The text without what a parent says around the goal: "The school sent this.", "Is it good?". */
export declare function withoutTalk(text: string): string;
