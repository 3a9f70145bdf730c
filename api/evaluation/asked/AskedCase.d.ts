import { z } from "zod";
/** One case: a message, or a conversation of two to four. */
export declare const askedCaseSchema: z.ZodObject<{
    id: z.ZodString;
    tool: z.ZodEnum<{
        chat: "chat";
        "denial-decoder": "denial-decoder";
        "dispute-guide": "dispute-guide";
        "goal-analyzer": "goal-analyzer";
        "jargon-translator": "jargon-translator";
    }>;
    language: z.ZodEnum<{
        en: "en";
        es: "es";
    }>;
    kind: z.ZodEnum<{
        "follow-up": "follow-up";
        outside: "outside";
        "several-questions": "several-questions";
        single: "single";
    }>;
    why: z.ZodString;
    turns: z.ZodArray<z.ZodObject<{
        input: z.ZodRecord<z.ZodString, z.ZodString>;
        questions: z.ZodArray<z.ZodArray<z.ZodString>>;
        alsoFine: z.ZodDefault<z.ZodArray<z.ZodString>>;
        uses: z.ZodDefault<z.ZodArray<z.ZodArray<z.ZodString>>>;
        neverSays: z.ZodDefault<z.ZodArray<z.ZodString>>;
        mayCharge: z.ZodBoolean;
        scoreFrom: z.ZodOptional<z.ZodNumber>;
        scoreTo: z.ZodOptional<z.ZodNumber>;
        flags: z.ZodOptional<z.ZodArray<z.ZodString>>;
        parts: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
            baseline: "baseline";
            behavior: "behavior";
            challenge: "challenge";
            condition: "condition";
            criterion: "criterion";
            method: "method";
            timeframe: "timeframe";
        }> & z.core.$partial, z.ZodEnum<{
            no: "no";
            unsure: "unsure";
            yes: "yes";
        }>>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type AskedCase = z.infer<typeof askedCaseSchema>;
export type AskedTurn = AskedCase["turns"][number];
