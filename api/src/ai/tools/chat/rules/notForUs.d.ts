/** What a chat about school must leave to those who see the child. */
export type NotForUs = "diagnosis" | "dose";
/** Whether a parent asks us what the child has, or about an amount of medicine. @returns null to go on. */
export declare function notForUs(question: string): NotForUs | null;
