import type { ToolId } from "../../../catalog/index.ts";
import { type CsvDownload, call } from "../../call.ts";
import type { CountedEvent } from "../../usage/calls.ts";

/** How many days a range has, today included; all days are in UTC. The longest is 52 weeks. */
export const usageRanges = { "7d": 7, "30d": 30, "90d": 90, "12m": 364 } as const;
export type UsageRange = keyof typeof usageRanges;

/** How an AI tool's answering ended. `left`: the client disconnected. `failed`: a bug on our side. */
export const countedOutcomes = ["answered", "to_confirm", "unknown", "declined", "left", "failed"] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];

/** Why our own rules answered although the AI provider had been asked. */
export const aiFailures = [
  "rejected",
  "knew_less",
  "refused",
  "unreadable",
  "rate_limited",
  "unavailable",
  "timed_out",
  "resting",
  "over_budget",
  "cancelled",
] as const;
export type AiFailure = (typeof aiFailures)[number];

export type EventCounts = Readonly<Record<CountedEvent, number>>;

/** Answers of AI tools, and what they took. */
export interface AiCounts {
  readonly outcomes: Readonly<Record<CountedOutcome, number>>;
  /** Answers that the AI provider wrote; our own rules wrote the others. */
  readonly byModel: number;
  /** Our own rules answered although the provider had been asked. */
  readonly fellBack: number;
  /** Answers that a use was spent on. */
  readonly charged: number;
  /** Those among them whose use came back: the buyer said that they did not answer. */
  readonly returned: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Tokens that came while no prices were set; they are in no cost. */
  readonly unpricedTokens: number;
  /** In millionths of a US dollar, at the prices that were set when the answer came. */
  readonly cost: number;
  /** How long the answers took, together. */
  readonly milliseconds: number;
}

/** What happened in a number of days. */
export interface UsageTotals {
  readonly events: EventCounts;
  /** Those among `events` that happened on partners' sites. */
  readonly onPartnerSites: EventCounts;
  /** Those among `events` that no page of ours and no registered site is shown to have sent. */
  readonly unverified: EventCounts;
  readonly ai: AiCounts;
}

export interface UsageDay {
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly events: EventCounts;
  readonly ai: AiCounts;
}

export interface UsageOfTool {
  readonly tool: ToolId;
  readonly events: EventCounts;
  /** Null for a tool that runs in the browser. */
  readonly ai: AiCounts | null;
}

export interface UsageToRead {
  /** Without it, 30 days. */
  readonly range?: UsageRange | undefined;
  /** Only what happened with this tool. */
  readonly tool?: ToolId | undefined;
}

export interface UsageReport {
  /** The first and the last day; the last is today. */
  readonly from: string;
  readonly to: string;
  /** Every day of the range in order, also where nothing happened. */
  readonly days: readonly UsageDay[];
  readonly totals: UsageTotals;
  /** As many days before `from`. */
  readonly before: UsageTotals;
  /** Every tool that something happened with, the most used first. */
  readonly tools: readonly UsageOfTool[];
  /** The pages that were opened most, at most 20; none where the report is about one tool. */
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** Most first; those that did not happen are left out. */
  readonly failures: readonly { readonly why: AiFailure; readonly count: number }[];
  readonly engine: {
    /** Whether the AI provider is asked at all. */
    readonly isOn: boolean;
    /** Today's, in US dollars for a million tokens; null where none are set. */
    readonly prices: { readonly input: number; readonly output: number } | null;
  };
}

export interface UsageToExport {
  readonly range?: UsageRange | undefined;
}

/** What the tools are used for and what AI costs, for operators. */
export const adminUsage = {
  readUsage: call<UsageToRead, UsageReport>("GET", "/api/admin/usage"),
  exportUsage: call<UsageToExport, CsvDownload>("GET", "/api/admin/usage.csv"),
  exportAiUsage: call<UsageToExport, CsvDownload>("GET", "/api/admin/usage-ai.csv"),
} as const;
