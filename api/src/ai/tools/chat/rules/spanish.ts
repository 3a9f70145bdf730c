import spanish from "../spanish.json" with { type: "json" };
import { answerInEnglish } from "../words.ts";
import type { Intent } from "./Intent.ts";

interface InSpanish {
  readonly title: string;
  readonly summary: string;
  readonly nextStep: string;
}

const byTopic: Readonly<Record<string, InSpanish>> = spanish;

/** A topic's title for a parent who writes in Spanish. */
export function spanishTitle({ id, title }: Intent): string {
  return byTopic[id]?.title ?? title;
}

/** The heart of each answer and one next step, and that the rest is in English. */
export function spanishSummary(topics: readonly string[]): readonly string[] {
  const held = topics.flatMap((topic) => byTopic[topic] ?? []);
  const nextSteps = held.slice(0, 1).map(({ nextStep }) => nextStep);
  return [...held.map(({ summary }) => summary), ...nextSteps, answerInEnglish];
}
