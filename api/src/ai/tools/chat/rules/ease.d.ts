/** The most words of an answer, without its steps. */
export declare const longestAdvice = 150;
/** Whether an answer with its steps can be read with ease on a phone. */
export declare function isEasy(advice: string, doNext: readonly string[]): boolean;
export declare function gradeOf(lines: readonly string[]): number;
export declare function countWords(text: string): number;
