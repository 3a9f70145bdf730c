import { z } from "zod";
import { settingFacts, wholeNumberSetting } from "./settingKinds.ts";

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

const priceSetting = (what: string) =>
  z
    .string()
    .regex(/^\d{1,5}(\.\d{1,6})?$/, "must be US dollars for a million tokens, such as 0.75")
    .transform(Number)
    .optional()
    .register(settingFacts, {
      without: "no cost is shown",
      meaning: `US dollars for a million ${what} tokens of the model: both prices or none. Operators see the cost; nothing else changes.`,
    });

/** The settings of the OpenAI engine. All have defaults but the key and the prices. */
export const aiVariables = {
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be one line without spaces")
    .optional()
    .register(settingFacts, {
      without: "our own rules answer",
      isSecret: true,
      meaning:
        "Turns the model on. A server of your own that asks for no key still needs one here: any text will do.",
    }),
  OPENAI_BASE_URL: z
    .string()
    .transform((text) => text.replace(/\/+$/, ""))
    .refine(
      isBaseUrl,
      "must be https:// with a path, such as https://api.openai.com/v1 (http:// on this machine only)",
    )
    .default("https://api.openai.com/v1")
    .register(settingFacts, {
      meaning:
        "OpenAI, or a server that speaks its chat completions with structured outputs (vLLM, LM Studio, llama.cpp). Parents' words go there, so `http:` on this machine only.",
    }),
  OPENAI_MODEL: z
    .string()
    .regex(/^[\w.:/@-]{1,200}$/, "must be the name of a model, such as gpt-5.4-mini")
    .default("gpt-5.4-mini")
    .register(settingFacts, {
      meaning:
        "Any model with structured outputs; a small one is enough, since it gets the law and the finding.",
    }),
  OPENAI_TIMEOUT_SECONDS: wholeNumberSetting(1, 300).default(20).register(settingFacts, {
    meaning: "How long one try may take.",
  }),
  OPENAI_ANSWER_SECONDS: wholeNumberSetting(1, 600).default(45).register(settingFacts, {
    meaning: "How long all tries for one answer may take together, while a parent waits.",
  }),
  OPENAI_MAX_TOKENS: wholeNumberSetting(200, 100_000).default(1500).register(settingFacts, {
    meaning:
      "The longest answer, reasoning included; a longer one is discarded. Raise it for a model that reasons long.",
  }),
  OPENAI_DAILY_TOKENS: wholeNumberSetting(0, 1_000_000_000).default(2_000_000).register(settingFacts, {
    meaning:
      "The most tokens per day (UTC), questions and answers of all processes. Then our own rules answer until midnight; with 0, always.",
  }),
  OPENAI_INPUT_PRICE: priceSetting("input"),
  OPENAI_OUTPUT_PRICE: priceSetting("output"),
};

const aiSchema = z.object(aiVariables);

/** @returns null without a key: the AI is off. */
export function aiSettings(set: z.output<typeof aiSchema>): AiSettings | null {
  if (!set.OPENAI_API_KEY) return null;
  return {
    apiKey: set.OPENAI_API_KEY,
    baseUrl: set.OPENAI_BASE_URL,
    model: set.OPENAI_MODEL,
    tryTime: set.OPENAI_TIMEOUT_SECONDS * 1000,
    answerTime: set.OPENAI_ANSWER_SECONDS * 1000,
    maxTokens: set.OPENAI_MAX_TOKENS,
    dailyTokens: set.OPENAI_DAILY_TOKENS,
    prices: pricesOf(set),
  };
}

function pricesOf(set: z.output<typeof aiSchema>): TokenPrices | null {
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = set;
  return input === undefined || output === undefined ? null : { input, output };
}

/** What each setting allows and two of them together do not. */
export function problemsOfAi(set: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { success, data } = aiSchema.safeParse(set);
  if (!success) return [];
  const problems = [];
  // A try that outlasts the answer would never be heard.
  if (data.OPENAI_TIMEOUT_SECONDS > data.OPENAI_ANSWER_SECONDS)
    problems.push(
      "OPENAI_ANSWER_SECONDS must be at least OPENAI_TIMEOUT_SECONDS (all tries together, and one of them)",
    );
  // With one of them every figure of cost would be wrong.
  if ((data.OPENAI_INPUT_PRICE === undefined) !== (data.OPENAI_OUTPUT_PRICE === undefined))
    problems.push("OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE must be set together");
  return problems;
}

/** Over http anyone on the way could read what a parent wrote. */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash) return false;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
