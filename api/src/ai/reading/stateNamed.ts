import { isStateCode, type StateCode, stateNames } from "@iep-insider/sdk/law";

/**
 * The state that an account clearly speaks of: by its name or postal code where one lives, or with its law. Null where
 * it names none, or more than one. A city is never taken for its state.
 */
export function stateNamed(account: string): StateCode | null {
  const named = new Set([...byName(account), ...byCode(account)]);
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

/** The longest first, so that "West Virginia" is not Virginia. */
const codes = Object.keys(stateNames)
  .filter(isStateCode)
  .toSorted((one, other) => stateNames[other].length - stateNames[one].length);
const codeOf = new Map(codes.map((code) => [stateNames[code].toLowerCase(), code]));
const names = codes.map((code) => stateNames[code]).join("|");

/** "Virginia Beach", "Washington Elementary", "Georgia's teacher". */
const notAState =
  "(?!['’]s\\b|[ -](?:city|beach|county|street|st|avenue|ave|road|elementary|middle|high|school|academy|university|college|hospital|heights|park)\\b|,? d\\.?c\\b)";
const named = new RegExp(
  [
    String.raw`\b(?:in|here in|live in|moved to|we(?:'re| are) in|state of|under) (${names})\b${notAState}`,
    String.raw`\b(?:mom|dad|parent|parents|mother|father|family|grandma|grandmother) (?:in|from) (${names})\b${notAState}`,
    String.raw`[\p{L}], (${names})\b${notAState}`,
    String.raw`\b(${names})(?:'s)? (?:law|laws|rule|rules|regulations?|department of ed\w*|public schools?|parents? here|here\b)`,
    String.raw`(?:^|[.!?] )(${names})\s*[.,:]`,
  ].join("|"),
  "giu",
);
/** Where a family no longer lives. */
const past =
  /\b(?:used to live|lived|were living|moved (?:here )?from|back when we were|before we moved|last year|until)\b[^.!?,]{0,20}$/i;

function byName(account: string): readonly StateCode[] {
  return [...account.matchAll(named)].flatMap((match) => {
    const name = match.slice(1).find((one) => one !== undefined);
    if (past.test(account.slice(0, match.index + match[0].lastIndexOf(name ?? "")))) return [];
    const code = name === undefined ? undefined : codeOf.get(name.toLowerCase());
    return code === undefined ? [] : [code];
  });
}

/** Words, or what schools abbreviate in the same way: these need a ZIP code. */
const alsoWords = new Set([
  "ID",
  "HI",
  "MS",
  "SD",
  "OR",
  "IN",
  "ME",
  "OK",
  "MD",
  "OH",
  "AL",
  "LA",
  "DE",
  "CO",
]);

function byCode(account: string): readonly StateCode[] {
  // Where all is in capitals, a code looks like any word.
  if (account === account.toUpperCase()) return [];
  return [
    ...account.matchAll(/(?:\b(?:[Ii]n|[Hh]ere in)|[\p{L}],) ([A-Z]{2})\b( \d{5})?(?!['’-])/gu),
  ].flatMap(({ 1: code = "", 2: zip, index }) => {
    if (!isStateCode(code) || (alsoWords.has(code) && zip === undefined)) return [];
    return past.test(account.slice(0, index + 3)) ? [] : [code];
  });
}
