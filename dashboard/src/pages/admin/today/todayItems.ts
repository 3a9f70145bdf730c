import { type AiToday, recentDisputeDays, type Today } from "@iep-insider/sdk/contract";
import { adminSections } from "../../../content/admin/frame.ts";
import { checkWords } from "../../../content/admin/health.ts";
import {
  todayAi,
  todayDisputes,
  todayHealth,
  todayLaw,
  todayMails,
  todayMessages,
  todaySiteKeys,
} from "../../../content/admin/today.ts";
import { dollars } from "../kit/dollars.ts";
import { relativeTime } from "../kit/When.tsx";

export interface TodayItem {
  readonly name: string;
  /** The current status; a few words if nothing needs attention. */
  readonly fact: string;
  /** What to do; null if nothing needs attention. */
  readonly todo: string | null;
  readonly to: string;
  readonly link: string;
}

/** In the order of urgency for an operator. */
export function todayItems(today: Today): readonly TodayItem[] {
  return [
    messages(today),
    disputes(today),
    health(today),
    mails(today),
    siteKeys(today),
    law(today),
    ai(today),
  ];
}

function messages({ messages: { waiting, oldest }, checkedAt }: Today): TodayItem {
  const { path } = adminSections.contacts;
  const isDue = waiting > 0;
  const ago = oldest === null ? null : relativeTime(new Date(oldest), new Date(checkedAt));
  return {
    ...named(todayMessages),
    fact: isDue ? todayMessages.waiting(waiting) : todayMessages.none,
    todo: isDue ? todayMessages.oldest(ago ?? "") : null,
    to: isDue ? `${path}?state=waiting` : path,
  };
}

function mails({ mails: { sendable, givenUp } }: Today): TodayItem {
  return {
    ...named(todayMails),
    fact: sendable > 0 ? todayMails.waiting(sendable) : todayMails.none(givenUp),
    todo: sendable > 0 ? todayMails.text : null,
    to: `${adminSections.mails.path}?state=given_up`,
  };
}

function disputes({ disputes: { recent, all } }: Today): TodayItem {
  const { waiting, none, text } = todayDisputes;
  return {
    ...named(todayDisputes),
    fact: recent > 0 ? waiting(recent, recentDisputeDays) : none(all, recentDisputeDays),
    todo: recent > 0 ? text : null,
    to: `${adminSections.payments.path}?status=disputed`,
  };
}

function siteKeys({ siteKeysWaiting: waiting }: Today): TodayItem {
  return {
    ...named(todaySiteKeys),
    fact: waiting > 0 ? todaySiteKeys.waiting(waiting) : todaySiteKeys.none,
    todo: waiting > 0 ? todaySiteKeys.text : null,
    to: waiting > 0 ? `${adminSections.partners.path}?status=applied` : adminSections.partners.path,
  };
}

function law({ lawToReadAgain: { federal, states } }: Today): TodayItem {
  const isDue = federal + states > 0;
  return {
    ...named(todayLaw),
    fact: isDue ? todayLaw.waiting(federal, states) : todayLaw.none,
    todo: isDue ? todayLaw.text : null,
    to: isDue ? `${adminSections.law.path}?age=old` : adminSections.law.path,
  };
}

/** From this share of the daily tokens an operator may want to raise the limit. */
const nearly = 0.8;

function ai({ ai: spent }: Today): TodayItem {
  const shown = { ...named(todayAi), to: adminSections.usage.path };
  if (spent === null) return { ...shown, fact: todayAi.off, todo: null };
  const share = spent.tokens / spent.dailyTokens;
  const said = spendOf(spent);
  if (share >= 1) return { ...shown, fact: todayAi.usedUp, todo: todayAi.usedUpText(said) };
  if (share >= nearly) return { ...shown, fact: todayAi.nearly, todo: todayAi.nearlyText(said) };
  return { ...shown, fact: said, todo: null };
}

function health({ health: { failingChecks, failingJobs, open } }: Today): TodayItem {
  const failing = [
    ...failingChecks.map((name) => checkWords[name].title),
    ...failingJobs.map(todayHealth.job),
  ];
  return {
    ...named(todayHealth),
    fact: failing.length > 0 ? todayHealth.failing(failing.length) : todayHealth.none(open),
    todo: failing.length > 0 ? `${failing.join(". ")}.` : null,
    to: adminSections.health.path,
  };
}

function named({ name, link }: { readonly name: string; readonly link: string }) {
  return { name, link };
}

/** The AI's use today, with the cost if known: "$0.12, 40,000 of 2,000,000 tokens (2%)". */
function spendOf({ tokens, dailyTokens, cost }: AiToday): string {
  const spent = todayAi.spent(tokens, dailyTokens, percent.format(tokens / dailyTokens));
  return cost === null ? spent : todayAi.withCost(dollars(cost / millionthsOfCent), spent);
}

const millionthsOfCent = 10_000;
const percent = new Intl.NumberFormat("en-US", { style: "percent" });
