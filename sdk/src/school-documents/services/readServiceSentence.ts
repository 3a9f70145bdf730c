import { readDays, withoutAllDays, withoutDays } from "../days/readDays.ts";
import type { Service } from "../findings.ts";
import { readAmount } from "./readAmount.ts";

const verb = `(?:will (?:also )?(?:receive|be provided(?: with)?|get|have|participate in|attend)|receives|is to receive|shall receive|to receive)`;
const time = String.raw`(?:(?:one|two|three|four|five|ten|thirty|forty|sixty)[ -])?\(?\d[\d,-]*\)?[\s-]*(?:min(?:ute)?s?|hours?|hrs?|sessions?|times|x)\b`;
const placeWords =
  /\b(?:in|within|at|inside|outside(?: of)?) (?:the |a |an |his |her |their )?((?:(?!\b(?:will|is|are|for|in|at)\b)[^.,;])*\b(?:room|class|classroom|setting|office|clinic|school|gym|lab|library|environment|suite|home|cafeteria|playground|booth|community)\b[^.,;(]*)/i;

/** "Mia will receive 30 minutes of speech therapy twice a week in the speech room", or "Speech therapy: 2 x 30 weekly, speech room". */
export function readServiceSentence(
  sentence: string,
): Pick<Service, "name" | "place" | "starts" | "ends"> | null {
  const [starts, ends] = readDays(sentence);
  const days = { starts: starts?.day ?? null, ends: ends?.day ?? null };
  const parts = fromParts(sentence);
  if (parts) return { ...parts, ...days };
  const name = nameIn(sentence);
  if (!name) return null;
  return { name, place: placeIn(sentence) ?? placeSaid(sentence), ...days };
}

/** Where a sentence says that a service is given; "" where it does not. */
export function placeSaid(sentence: string): string {
  const place = labelledPlace.exec(withoutAllDays(sentence))?.[1] ?? placeWords.exec(sentence)?.[1] ?? "";
  return place.replace(/\s+(from|starting|beginning|for|with|between|by|provided)\b.*$/i, "").trim();
}

/** "Setting: Resource room 9/4/2025 to …" */
const labelledPlace =
  /\b(?:location|setting|place|where|at):\s*([^.;,:]{3,60}?)(?=\s*(?:[.;,]|$|\b\w+:|\b(?:from|to|through)\b))/i;

/** "Speech therapy – 30 minutes weekly – speech room – 9/4/2025 to …": one part is the amount, and one the place. */
function fromParts(written: string): { readonly name: string; readonly place: string } | null {
  // "10/30/2025 - 10/28/2026" separates no parts.
  const sentence = readDays(written).length > 1 ? withoutAllDays(written).replace(betweenDays, "") : written;
  const separator = [/\s+(?:--|—)\s+/, /\s+–\s+/, /\s+\|\s+/, /\s*;\s+/, /\s+-\s+/].find((each) =>
    each.test(sentence),
  );
  if (!separator) return null;
  const [first = "", ...rest] = sentence.replace(/^([•●▪*-]|\(?\d{1,2}[.)])\s+/, "").split(separator);
  // "Speech therapy: 30 minutes weekly; speech room"
  const colon = /^([^:\d]{4,90}):\s+(?=\S)/.exec(first);
  const name = colon?.[1] ?? first;
  const parts = [...(colon ? [first.slice(colon[0].length)] : []), ...rest].map((part) =>
    withoutDays(part).replace(/^[\s,(]+|[\s,.)]+$/g, ""),
  );
  const isAmount = (part: string) => readAmount(part) !== null;
  const places = parts.filter((part) => part.length > 2 && !isAmount(part) && !isTime.test(part));
  const [place = "", ...others] = places;
  const isName = name.length < 90 && /[a-z]{3}/i.test(name) && !isAmount(name) && !verbs.test(name);
  return isName && parts.some(isAmount) && others.length === 0 && place.split(" ").length <= mostWords
    ? { name: name.trim(), place }
    : null;
}

const betweenDays = /[\s,;]*\s(--|[–—-]|to|through|until)\s*$/i;

/** Of a place. */
const mostWords = 8;

/** "Speech therapy: 2 x 30 weekly, speech room" and "… | Speech room | …": the part without a number in a list. */
function placeIn(sentence: string): string | null {
  const colon = /^[^:\d]{4,90}:\s/.exec(sentence);
  if (!colon) return null;
  const parts = withoutDays(sentence.slice(colon[0].length)).split(/\s*[|;()]\s*|,\s+|\.\s+|\s[–—-]\s/);
  const [first, ...others] = parts.filter((part) => part.trim().length > 2 && !isTime.test(part));
  const place = first?.trim().replace(/[.,;]+$/, "");
  return place && others.length === 0 && place.split(" ").length <= 6 && !verbs.test(place) ? place : null;
}

const isTime =
  /\b(min(ute)?s?|hours?|times?|daily|weekly|monthly|yearly|annually|per|each|sessions?|once|twice|through|until|from|to|start\w*|begin\w*|end\w*|effective)\b|^\W*\d(?!\d?(st|nd|rd|th)\b)/i;
const verbs = /\b(will|is|are|receives?|provided|with)\b/i;

function nameIn(sentence: string): string | null {
  const item = sentence.replace(mark, "");
  // "Mia will receive speech therapy for 30 minutes", "Mia will receive 30 minutes of speech therapy"
  const said = [amountThenName, nameThenAmount].map((wording) => wording.exec(item)?.[1]);
  // The subject of its sentence is the name, whole; so is what is before a colon or an amount.
  const whole = [provided, beforeAmount].map((wording) => wording.exec(item)?.[1]);
  const candidates = [...whole, ...said.map((name) => name?.replace(afterName, "")), listed.exec(item)?.[1]];
  return candidates.map((name) => name?.trim() ?? "").find(isName) ?? null;
}

const isName = (name: string) =>
  name.length > 3 && !isLabel.test(name) && !pronoun.test(name) && !isFrequency.test(name);

const mark = /^(?:[•●▪*-]|\(?\d{1,2}[.)]|\[x\]|☒|☑)\s*/i;
const amountThenName = new RegExp(
  String.raw`${time}(?:,? (?:once|twice|\w+ times)(?= (?:a|per|each|every)\b)| (?:per|a|each|every) \w+| weekly| daily| monthly| long| each)*,? of (?:direct |individual |small[- ]group )*([a-z][^.,;:(]*)`,
  "i",
);
const nameThenAmount = new RegExp(
  String.raw`${verb} ([a-z][^.,;:(\d]*?)(?: for| services? for|,|\(|:| at)? (?:a total of )?${time}`,
  "i",
);
const listed =
  /^([A-Z][A-Za-z/&,'() -]{3,80}?|[a-z][A-Za-z/&,'() -]{3,80}?(?=:))\s*(?:[:–—]|\s-(?!.*:\s.*\d)|,|(?=\(\d))\s*(?=.*\d)/;
const provided =
  /^(?:the )?([A-Z][A-Za-z/ -]{3,60}?) (?:will be|is|are|shall be) (?:provided|delivered|given)\b(?! (?:with )?[a-z]+ (?:therapy|services?|instruction)\b)/;
/** "Specialized instruction in reading for 45 minutes" */
const beforeAmount = new RegExp(
  String.raw`^([A-Z](?:(?!\b(?:will|shall|is|are|receives?|to)\b)[A-Za-z/&,'() -]){3,80}?) (?:for|at) (?:a total of )?${time}`,
);

const afterName =
  /\s+(?:in|within|at|from|for a|with (?:a|an|the|his|her|their|one)|by|two|three|four|five|one|once|twice|each|every|per|during|outside|inside|provided|starting|beginning|weekly|daily|monthly|\d)\b.*$/i;
const isFrequency =
  /^(?:once|twice|(?:\w+|\d+) (?:times?|days?|sessions?)|each|every|per|daily|weekly|monthly)\b/i;
const pronoun = /^(this|these|the|such|it|that)( services?| supports?| instruction)?$/i;
const isLabel =
  /^(amount|frequency|duration|minutes|time|sessions?|location|setting|place|start|begin|end|initiation|period|length|total)\b/i;
