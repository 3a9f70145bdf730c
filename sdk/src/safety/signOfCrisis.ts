/**
 * Whether a text shows a sign of crisis (DECISIONS 29). Looked at on the device only; nothing is sent or kept.
 * @param text what a parent typed.
 */
export function signOfCrisis(text: string): boolean {
  return signs.test(text.replaceAll("’", "'"));
}

const oneself = "(?:him|his|her|them|their|my|it|your) ?sel(?:f|ves)";
const somebody =
  "(?:me|us|him|her|them|you|every(?:one|body)|some(?:one|body)|people|others?|(?:the|my|our|his|her|their|a|another) (?!time|joke|bug|knee|feeling))";
const family =
  "(?:husband|wife|boyfriend|girlfriend|(?:step ?)?(?:father|dad|mother|mom)|uncle|grandfather|grandpa|partner)";
const wants =
  "(?:wa?nt(?:s|ed|ing)?|wanna|wish(?:es|ed)?|goin[g']?|gonn?a|tr(?:y|ies|ied|ying)|threaten(?:s|ed|ing)?)(?: to| 2)?";

/** Words that may mean that somebody is in danger now. Rather one too many: the help costs a parent one glance. */
const signs = new RegExp(
  String.raw`\b(?:${[
    // As it is spelled, misspelled, and written to pass a filter.
    "suicid\\w*|s(?:ui|u|iu)[cs]{1,2}i?de?(?:al|le|el)?",
    "(?<!\\d ?)kms|unaliv\\w*",
    "self[- ]?(?:harm|injur)\\w*",
    `kil+(?:s|ed|ing?)? ?${oneself}|kil+ (?:me|us|him|her|them|you|everyone|somebody|someone)`,
    `(?:hurt|cut|burn|starv|chok|hang|stab|drown)(?:s|t|e|ed|ing|ting)? ${oneself}`,
    `${wants} (?:die|be dead|disappear forever)`,
    "wish(?:es|ed)? (?:he|she|they|i) (?:was|were|had) (?:dead|never (?:been )?born)",
    "end(?:s|ing)? (?:his|her|their|my) (?:own )?life|better off (?:dead|without (?:him|her|them|me))|no reason to live",
    "(?:doesn'?t|does not|don'?t|do not|didn'?t|no longer) (?:want(?:s|ed)?|wanna)(?: to)? (?:(?:be here|wake up) (?:any ?more|any longer)|be alive|exist|live(?! (?:with|in|at|near|closer|there|here|on|so)\\b))",
    "(?:life is|life isn'?t|life is not|not) worth living|tired of living",
    "overdos\\w*|(?:took|taken|swallowed) (?:(?:too many|all|a bunch|a bottle|a lot|of|the|his|her|my) )+(?:pills|tylenol|medicine|meds|medication)",
    "jump(?:s|ed|ing)? (?:off|in front of) (?:a|the) (?:bridge|roof|building|train|car|bus)",
    "(?:bring|brings|bringing|brought|has|had) (?:a |the )?(?:gun|weapon|knife) (?:to|at|in) (?:the )?school|pulled a (?:gun|knife)",
    "shoot(?:ing)? (?:up )?(?:the |his |her |their )?(?:school|class\\w*|teacher|kids|everyone)|(?:blow up|bomb) the school",
    `${wants} (?:hurt|stab|shoot|choke|kill) ${somebody}`,
    "molest(?:s|ed|ing)|rap(?:ed|ing)|sexual(?:ly)? (?:abus|assault)\\w*",
    `${family} (?:\\w+ )?(?:hits|hit|hitting|beats|beat|beating|chokes|choked|choking) (?:up )?(?:(?:me|him|them|us|her)(?! (?:at|in|to)\\b)|(?:my|the|our) (?:son|daughter|kids?|child(?:ren)?))`,
  ].join("|")})\b`,
  "i",
);
