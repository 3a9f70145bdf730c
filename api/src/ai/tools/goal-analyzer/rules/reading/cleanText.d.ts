/** The typed text as one line: without bullets, page headings and "Goal 1:", which say nothing of the goal. */
export interface CleanText {
    readonly text: string;
    /** How many goals are numbered in it: "Goal 1: … Goal 2: …". */
    readonly numberedGoals: number;
}
export declare function cleanText(typed: string): CleanText;
