import { languageOf } from "@iep-insider/sdk/safety";
import { intents } from "../rules/intents/index.ts";
import { likelihoodsOf } from "./matchers.ts";

/** Whether what a parent tells may be no matter of a school's duties: an employer, a landlord, a private company. */
export function seemsOutside(account: string): boolean {
  const likelihoods = likelihoodsOf(account, languageOf(account));
  const outside = likelihoods.get("outside") ?? 0;
  const highest = Math.max(...intents.map(({ id }) => likelihoods.get(id) ?? 0));
  return outside >= leastOutside && outside >= highest / 2;
}

const leastOutside = 0.06;
