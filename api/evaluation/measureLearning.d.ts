import { z } from "zod";
declare const costSchema: z.ZodObject<{
    seconds: z.ZodNumber;
    megabytes: z.ZodNumber;
    mostMegabytes: z.ZodNumber;
}, z.core.$strip>;
/** What learning the phrasings takes a fresh process: processor time, and memory beyond what it had with everything imported. */
export type LearningCost = z.infer<typeof costSchema>;
/** In a process of its own: the memory of this one depends on what it did before. */
export declare function measureLearning(): Promise<LearningCost>;
export {};
