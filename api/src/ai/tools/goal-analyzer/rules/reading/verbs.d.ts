/** What kind of skill a verb tells of; two kinds in one goal are two skills. */
export type SkillKind = "reading" | "writing" | "math" | "speech sounds" | "classroom behavior" | "school work" | "social skills" | "movement" | "self-care" | "daily life";
export declare function skillOfVerb(verb: string): string | null;
/** These cannot be observed or counted. */
export declare const unseen: Set<string>;
/** They point the right way, and leave open what will be seen. */
export declare const vague: Set<string>;
/** They promise a change of something. */
export declare const growth: Set<string>;
export declare const less: Set<string>;
/** Verbs with which a goal without "will" may begin. */
export declare const starters: Set<string>;
