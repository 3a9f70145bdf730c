import type { Requests } from "./Requests.ts";

/**
 * Addressed to us, not said about another person: "Can an advocate represent me?" is a good question. "You" alone is
 * not enough where it may mean anyone: "Can you sue a school?"
 */
const weAreAsked = String.raw`(?:^|[.!?\n] *|\b(?:can|could|will|would) (?:you|u) |\byou (?:must|should|have to|need to|will|are to) |\b(?:want|need|like) (?:you|u) to |\b(?:please|pls|plz) )(?:(?:please|pls|plz|just|now|also) ){0,3}`;

/** Not said about another person: "he will respond only with …" is a goal. */
const byNobodyElse = String.raw`(?<!\b(?:he|she|they|it|we|i|who|will|would|to|can|not|never|don't|student|child|son|daughter|teachers?|staff|aides?|school|team|district|and|or) )`;

const forMe = "(?:for (?:me|us)|on (?:my|our) behalf|in (?:my|our) name)";
const lawyer = String.raw`(?:my|our|his|her|an?|the) (?!own\b)(?:\w+ ){0,2}?(?:lawyer|attorney|legal (?:counsel|representative))\b(?!'s|s|-)`;
const order = "(?:instructions?|prompts?|rules|guidelines)";
const decider = "(?:hearing officer|judge|court|jury|mediator|administrative law judge|alj|state|ocr)";
const outcome = "(?:case|hearing|appeal|lawsuit|complaint|due process|mediation)";

const signs: Requests["signs"] = {
  lawyer: anyOf([
    `${weAreAsked}(?:be|become|act as|serve as|work as|stand in for|replace) ${lawyer}`,
    String.raw`\byou(?:'re| are|'ll be| will be| can be) (?:now )?(?:my|our) (?:new )?(?:lawyer|attorney)\b`,
    String.raw`${weAreAsked}(?:represent|defend) (?:me|us|my|our|him|her)\b`,
    String.raw`\b(?:be|have) (?:you|u) (?:represent|as (?:my|our) (?:lawyer|attorney))\b`,
    String.raw`${weAreAsked}(?:file|submit|sue|appeal|argue|negotiate|go to court|speak to the judge)\b[^.?!\n]{0,80}\b${forMe}\b`,
    String.raw`${weAreAsked}(?:come|go|appear)\b[^.?!\n]{0,30}\b(?:hearing|court|mediation)\b[^.?!\n]{0,20}\b(?:with me|with us|${forMe})`,
    String.raw`\b(?:write|draft|prepare|create|make|type)(?: up)? (?:me |us )?(?:my|our|a|an|the) (?:\w+ ){0,2}(?:lawsuit|law suit|court (?:complaint|filing|papers|petition)|legal (?:brief|complaint|motion)|motion (?:for|to)|subpoena)\b`,
    String.raw`\b(?:should|shud|shoud) (?:i|we) (?:\w+ )?(?:sue|take (?:them|it|this|the \w+|my \w+) to court|file a law ?suit)\b`,
    String.raw`\bis it worth (?:it to sue|suing)\b`,
  ]),
  prediction: anyOf([
    String.raw`\b(?:will|would|can|could|do you think) (?:i|we) (?:\w+ ){0,2}?win\b`,
    String.raw`\b(?:am i|are we|i'm|we're) (?:\w+ )?(?:going to|gonna) (?:win|lose (?:the|my|our|this) ${outcome})\b`,
    String.raw`\b(?:will|would) (?:i|we) (?:\w+ )?lose (?:(?:the|my|our|this|at|in) )*${outcome}\b`,
    String.raw`\b(?:who|which side) (?:will|would|is going to|'s going to) win\b[^.?!\n]{0,20}\b${outcome}\b`,
    String.raw`\bwhat(?:'s| is| are|r)? (?:(?:my|our) (?:\w+ )?(?:chances?|odds)\b|the (?:chances?|odds|likelihood) (?:that |of |for )?(?:i|we|me|us|my|our|he|she|they|winning|success)\b)`,
    String.raw`\bhow (?:likely|sure) (?:am i|are we|is it that (?:i|we)|are you that (?:i|we))\b[^.?!\n]{0,30}\b(?:win|lose|prevail)\b`,
    String.raw`\b(?:what|how) (?:will|would|is|might) (?:the |a |my )?${decider} (?:going to |likely )?(?:decide|rule)\b`,
    String.raw`\b(?:will|would) (?:the |a |my )?${decider} (?:\w+ )?(?:side with|rule (?:for|against|in)|agree with|believe|find (?:for|in favor)|decide (?:for|against|in (?:my|our)))\b`,
    String.raw`(?:${weAreAsked}|\bdo you )(?:\w+ )?(?:guarantee|promise)\b(?![^.?!\n]{0,50}(?:priva|confid|shar|data|safe|secret))`,
    String.raw`\bguarantee (?:me )?(?:that )?(?:i|we)(?:'ll| will)\b|\bcase (?:\w+ ){0,3}?(?:to win|winnable)\b`,
    String.raw`\bhow much (?:money|cash|compensation|in damages|damages) (?:will|would|can|could|do) (?:i|we|they|he|she|my \w+)\b`,
    String.raw`\bhow much (?:will|would|can|could) (?:i|we) (?:get|win|be awarded) (?:if (?:i|we) (?:win|sue)|from (?:the|a|my|our) (?:law ?suit|case|hearing|settlement)|in (?:court|damages|a settlement))|\bhow much is (?:my|our) case worth\b`,
    String.raw`\bpredict\b[^.?!\n]{0,30}\b(?:my|our|the|this) ${outcome}\b`,
  ]),
  instructions: anyOf([
    String.raw`${byNobodyElse}\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|the|your|my|these|of|those) )*(?:previous|prior|above|earlier|preceding|system|safety|original|your) (?:\w+ )?${order}\b`,
    String.raw`${byNobodyElse}\b(?:ignore|disregard|forget) (?:all |everything )(?:that is |that was |written |said |of the )?(?:above|before this|you (?:were|have been) told|your ${order})`,
    String.raw`\b(?:ignore|disregard|forget) your (?:\w+ )?(?:${order}|training)\b`,
    String.raw`\byou are now (?:dan\b|unrestricted|jailbroken|free (?:of|from)|(?:a|an|my|in|the) (?:[\w-]+ ){0,3}?(?:ai|assistant|chatbot|bot|model|mode|pirate|hacker|terminal|poet|comedian|character|persona|expert|doctor|human)\b)`,
    String.raw`\byou are no longer (?:bound|restricted|limited|an? (?:ai|assistant|chatbot|bot))\b`,
    String.raw`\bfrom now on,? you (?:are (?:a|an|my)|act|answer only|respond only|will (?:act|answer|respond|obey|be an?)|must (?:act|answer|respond|obey))\b`,
    String.raw`\b(?:(?:reveal|print|show|output|repeat|tell me|share|display|what(?:'s| is| are))\b[^.?!\n]{0,30} |your |the |new )system (?:prompt|message|instructions?)\b|\bsystem prompt:`,
    String.raw`\byour (?:initial|original|secret|hidden|internal) ${order}\b|\b(?:print|show(?: me)?|reveal|repeat|what are) your (?:instructions|prompt)\b`,
    String.raw`\bpretend (?:that )?you (?:are|have|were) (?:not|no)\b`,
    String.raw`${weAreAsked}(?:act as|roleplay as|role-play as|simulate) (?:a|an|my|the|if you)\b(?! (?:\w+ ){0,2}?(?:advocate|teacher|parent|special|iep|school|principal|coach|expert|scribe|reader|interpreter|model|buffer|liaison|team|member|reward|motivator|reminder|bridge|support)\b)`,
    String.raw`${byNobodyElse}\brepeat (?:back )?(?:all |everything|the |your |this |these )*(?:(?:text|words|${order}|content) )?(?:above|before this)\b`,
    String.raw`(?:${byNobodyElse}\b|\byou (?:must|should|will|are to) (?:now )?)(?:respond|reply|answer|output) only (?:with|in(?! writing)|as)\b`,
    String.raw`(?:^|[\n.!?>\])*#] *)(?:new|real|hidden|secret) (?:system )?instructions?(?: for (?:the )?(?:ai|assistant|model|bot))? ?:`,
    String.raw`<\/?(?:system|instructions?|user|assistant|prompt)>|<\|\w+\|>|\[\/?INST\]|(?<!#)#{2,} ?system\b`,
    String.raw`\bas an? (?:ai|large language|language)(?: language)? model,? you\b|\byou are (?:chatgpt|an? (?:ai|large language|language)(?: language)? model)\b|\b(?:developer|dan|jailbreak) mode\b|\bdo anything now\b`,
  ]),
  "not-ours": anyOf([
    String.raw`\b(?:write|make|tell|give|sing|compose|generate)(?: me| us)? (?:a|an|another|some) (?:\w+ ){0,2}?(?:poem|haiku|limerick|song|joke|rap|riddle|screenplay|sonnet|love letter|cover letter|resume|wedding toast)s?\b`,
    String.raw`\b(?:bitcoin|crypto|cryptocurrency|ethereum|dogecoin|horoscope|forex|lottery numbers|stock (?:price|prices|tips?|market))\b`,
    String.raw`\brecipes? for\b|\b(?:give|find|need|want) (?:me )?a (?:\w+ ){0,3}recipe\b|\bhow (?:do i|to|can i|long do i) (?:cook|bake|fry|roast|grill|boil)\b`,
    String.raw`\bwho (?:won|wins|is winning|will win) (?:the |last )?(?:\w+ ){0,3}?(?:game|match|super ?bowl|world cup|world series|election|playoffs?|oscars?|finals?)\b`,
    String.raw`\bwhat(?:'s| is|s) the weather\b|\bweather (?:forecast|today|tomorrow)\b`,
    String.raw`\b(?:write|fix|debug) (?:me |my |a |an |some |the |this )*(?:python|javascript|java|sql|html|css|c\+\+|php)\b`,
    String.raw`\b(?:best|cheap|cheapest) (?:\w+ )?(?:hotels?|flights?|restaurants?|laptops?|pizza|tv)\b`,
    String.raw`\bwhat(?:'s| is|s) the capital of\b|\bmeaning of life\b`,
  ]),
};

const about =
  /\b(?:ieps?|504|idea|fape|sch?ool\w*|teach\w*|class\w*|student\w*|child\w*|kids?|sons?|daughters?|grand(?:son|daughter|child)\w*|niece|nephew|boy|girl|he|she|him|her|his|goals?|evaluat\w*|special ed\w*|sped|disab\w*|autis\w*|adhd|dyslex\w*|read\w*|writing|speech|therap\w*|aides?|services?|district|meeting|grades?|learn\w*|behavio\w*|homework|bull(?:y|ied)\w*|parents?|test\w*|due process|hearing|complaint|rights?|accommodat\w*|accuracy|trials?|prompt\w*)\b/i;

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join("|"), "i");
}

export const englishRequests: Requests = { signs, about };
