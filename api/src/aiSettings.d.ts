import { z } from "zod";
/** How the AI provider is reached, and how much may be asked of it. */
export interface AiSettings {
    readonly apiKey: string;
    /** Origin and path, without a slash at the end. */
    readonly baseUrl: string;
    readonly model: string;
    /** How long one try may take, in milliseconds. */
    readonly tryTime: number;
    /** How long all tries for one answer may take together, in milliseconds. */
    readonly answerTime: number;
    /** The most tokens that one answer may have. */
    readonly maxTokens: number;
    /** The most tokens per day (UTC), questions and answers together, of all processes. */
    readonly dailyTokens: number;
    /** Null where none are set: what answers cost is then not known. */
    readonly prices: TokenPrices | null;
}
/** What the provider asks, in US dollars for a million tokens. */
export interface TokenPrices {
    readonly input: number;
    readonly output: number;
}
/** The settings of the OpenAI engine. All have defaults but the key and the prices. */
export declare const aiVariables: {
    OPENAI_API_KEY: z.ZodOptional<z.ZodString>;
    OPENAI_BASE_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    OPENAI_MODEL: z.ZodDefault<z.ZodString>;
    OPENAI_TIMEOUT_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_ANSWER_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_MAX_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_DAILY_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_INPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    OPENAI_OUTPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
};
declare const aiSchema: z.ZodObject<{
    OPENAI_API_KEY: z.ZodOptional<z.ZodString>;
    OPENAI_BASE_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    OPENAI_MODEL: z.ZodDefault<z.ZodString>;
    OPENAI_TIMEOUT_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_ANSWER_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_MAX_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_DAILY_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_INPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    OPENAI_OUTPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
}, z.core.$strip>;
/** @returns null without a key: the AI is off. */
export declare function aiSettings(set: z.output<typeof aiSchema>): AiSettings | null;
/** What each setting allows and two of them together do not. */
export declare function problemsOfAi(set: Readonly<Record<string, string | undefined>>): readonly string[];
export {};
