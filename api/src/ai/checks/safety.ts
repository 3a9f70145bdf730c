import { textOf } from "@iep-insider/sdk/reading-grade";
import type { Check, Checked } from "./Check.ts";
import { unsafeInSpanish } from "./safetyInSpanish.ts";
import { type Unsafe, unsafeFor } from "./Unsafe.ts";

/**
 * No predictions, no legal or medical advice, no blame, no requests for names, no contact details that we were not
 * given.
 */
export const safety: Check = (checked) => {
  const text = checked.prose.join("\n");
  const words = checked.words.join("\n").toLowerCase();
  return (
    firstOf(unsafe, text) ??
    (checked.question.law.language === "es" ? firstOf(unsafeInSpanish, text) : null) ??
    firstOf(
      unsafeUnlessAsked.filter(({ pattern }) => !pattern.test(words)),
      text,
    ) ??
    contactsIn(checked)
  );
};

function firstOf(list: readonly Unsafe[], text: string): string | null {
  for (const { pattern, reason } of list) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `“${found}”: ${reason}`;
  }
  return null;
}

/** Links, email addresses and phone numbers that are not in the evidence. @returns the reason, or null. */
function contactsIn(checked: Checked): string | null {
  const text = checked.prose.join("\n");
  const held = heldContacts(checked);
  const numbers = found(held, phones).map(digitsOf);
  const loose = [
    ...found(text, emails).filter((one) => !held.includes(one)),
    ...found(text.replace(emails, " "), links).filter((one) => !held.includes(bare(one))),
    ...found(text, phones).filter((one) => !numbers.includes(digitsOf(one))),
  ];
  const first = loose[0];
  return first === undefined
    ? null
    : `“${first}”: give no link, e-mail address or phone number that was not given.`;
}

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const links =
  /\bhttps?:\/\/[^\s)\]”"]+|\bwww\.[^\s)\]”"]+|\b[a-z0-9][a-z0-9.-]*\.(?:com|org|net|gov|edu|us|info|io)\b(?:\/[^\s)\]”"]*)?/gi;
const phones =
  /(?<![\d.])(?:\+?1[-. ])?(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b|\b1?-?8\d\d-[A-Z0-9-]{7,}\b/g;

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([one]) => one.toLowerCase().replace(/[.,;:!?]+$/, ""));
}

/** Addresses are compared without what everyone writes differently. */
function bare(link: string): string {
  return link
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

/** Without the country's own 1. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

function heldContacts({ question, words }: Checked): string {
  const { items, record } = question.evidence;
  const addresses = items.flatMap(({ citation, text }) => [citation.address ?? "", text]);
  return [...addresses, ...words, textOf(record)].join("\n").toLowerCase();
}

const within = String.raw`[^.?!\n]{0,40}?`;
const conditions = String.raw`(?:adhd|autis\w+|dyslexi\w+|dysgraphi\w+|dyscalculi\w+|anxiety|depress\w+|bipolar|ptsd|an? \w+ disorder)`;

const predictions: readonly RegExp[] = [
  /\byou(?:['’]ll| will| would| should| can expect to| are (?:likely|going|sure|certain|bound) to| have)\s(?:(?:almost|surely|certainly|definitely|probably|likely|easily|very|all)\s){0,2}(?:win|prevail|succeed in (?:court|a hearing))\b/i,
  /\b(?:judge|officer|court|state|ocr|mediator)s?\s(?:will|would|is going to|is (?:very )?likely to|should)\s(?:(?:almost|surely|certainly|definitely|probably|likely)\s){0,2}(?:rule|find|decide|side|agree|award|order)\s(?:in (?:your|their) favor|for (?:you|the school)|with (?:you|the school)|against|you\b)/i,
  /\b(?:school|district|they)\s(?:will|would|is going to|are going to|is (?:very )?likely to)\s(?:(?:surely|certainly|definitely|probably|likely)\s)?(?:lose|give in|back down|cave|fold|settle)\b/i,
  /\b(?:your|a|the)\s(?:very |really )?(?:strong|weak|winning|solid|good|great|airtight|hopeless)\scase\b/i,
  /\b(?:good|high|low|strong|great|excellent|slim|poor|\d+\s?%|\d+ percent)\s(?:chances?|odds)\b/i,
  /\byour (?:chances|odds) (?:are|of)\b/i,
  /\bslam[- ]dunk\b/i,
];

const promises: readonly RegExp[] = [
  /\b(?:I|we)\s(?:can\s|will\s)?(?:guarantee|promise|assure)\b/i,
  /\b(?:is|are|be|['’]s)\sguaranteed\sto\b|\bguaranteed\s(?:result|outcome|success|win|approval)\b/i,
  /\bthis\s(?:letter\s|step\s|will\s)?guarantees?\b/i,
];

const roles: readonly RegExp[] = [
  /\bas\s(?:your|an?)\s(?:own\s)?(?:lawyer|attorney|counsel|doctor|psychologist|physician)[,:]?\s(?:I|we)\b/i,
  /\b(?:I am|I['’]m|we are|we['’]re)\s(?:an?|your)\s(?:\w+\s){0,3}(?:lawyers?|attorneys?|counsel|doctors?|psychologists?|advocates?|experts?)\b/i,
  /\b(?:I|we)\s(?:will|can|could)\srepresent\syou\b/i,
  /\b(?:my|our)\slegal\s(?:advice|opinion|counsel)\b/i,
  /\b(?:this|it) is\s(?:my\s)?legal\sadvice\b/i,
  /\b(?:I|we) (?:will|can) file\b/i,
];

const blame: readonly RegExp[] = [
  /\b(?:incompetent|liars?|corrupt|crooks?|crooked|idiots?|stupid|evil|disgraceful|despicable|shameful|heartless)\b/i,
  /\b(?:are|is|was|were) lying\b/i,
  /\b(?:make|making) them (?:pay|sorry|regret)\b/i,
  /\bthreaten (?:them|him|her|to|the)\b/i,
  /\b(?:is|was|it['’]s) your (?:own )?fault\b/i,
  /\bbad (?:parent|mother|father|mom|dad)\b/i,
  /\bor else\b/i,
];

const details: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:tell|give|send|share with|provide) (?:me|us)\b${within}\b(?:your|his|her|their|child['’]s)\s(?:\w+\s){0,3}(?:names?|address|birthday|birth|phone|e-?mail)\b`,
    "i",
  ),
  /\bwhat is (?:your|his|her|their|the) (?:child['’]s |school['’]s )?(?:full |last |first )?(?:name|address|birthday|date of birth)\b/i,
  /\bsocial security (?:number|card)\b|\bSSN\b/i,
];

const medical: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:you should|you could|you can|try|consider|please|suggest|recommend)\b${within}\b(?:start|stop|change|adjust|increase|lower|raise|reduce|double|skip|switch)(?:ing)?\b${within}\b(?:dose|dosage|medications?|medicines?|meds)\b`,
    "i",
  ),
  /\b\d+\s?(?:mg|milligrams?)\b/i,
  new RegExp(
    String.raw`\b(?:probably|likely|clearly|definitely|surely|seems? to|appears? to|sounds? like|must)\b[^.?!\n]{0,25}?\b${conditions}\b`,
    "i",
  ),
];

const machinery: readonly RegExp[] = [
  /\b(?:system|initial|hidden|developer|secret) (?:prompt|instructions?|message)s?\b/i,
  /\b(?:my|these|previous|prior|the above) (?:instructions|prompts?)\b/i,
  /\b(?:as an? (?:AI|language model)|I am an? (?:AI|language model)|large language model|chatgpt|openai|gpt-?\d)\b/i,
  /\b(?:given|provided|retrieved|supplied) (?:material|provisions?|context|evidence|rules)\b|\bthe material\b/i,
];

const markup: readonly RegExp[] = [
  /<\/?[a-z!][^>\n]*>?/i,
  /\bjavascript:/i,
  /&(?:lt|gt|#\d+|#x[\da-f]+);/i,
  /\]\(/,
  /```/,
];

const unsafe = unsafeFor({
  predictions,
  promises,
  roles,
  blame,
  details,
  medical,
  machinery,
  markup,
});

/** Named tests, programs and brands: fine where the parent named them. */
const unsafeUnlessAsked: readonly Unsafe[] = [
  /\bWISC\b|\bwechsler\b/i,
  /\bwoodcock\b/i,
  /\borton\b|\bgillingham\b/i,
  /\bwilson (?:reading|system)\b/i,
  /\blindamood\b/i,
  /\bbarton (?:reading|system)\b/i,
  /\blexia\b/i,
  /\bdibels\b/i,
  /\baimsweb\b/i,
  /\bi-?ready\b/i,
  /\bvineland\b/i,
  /\bconners\b/i,
  /\bWIAT\b/i,
  /\bKTEA\b/i,
  /\bkumon\b/i,
  /\bBASC\b/i,
].map((pattern) => ({ pattern, reason: "name no test, program or brand that the parent did not name." }));
