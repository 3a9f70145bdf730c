/** Whether a parent writes in distress, so that the answer begins with a kind word. */
export declare function isUpset(question: string): boolean;
