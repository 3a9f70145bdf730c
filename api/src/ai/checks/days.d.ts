import type { Check } from "./Check.ts";
/**
 * Every number of days, weeks, months or years must occur in a retrieved rule, in the glossary's text on a retrieved
 * term, or in the parent's words, with its unit: 10 school days are not 10 days. A calendar day and a day are one (34
 * CFR 300.11(a)).
 */
export declare const days: Check;
