/** Words that may mean that somebody is in danger now. Rather one too many: the help costs a parent one glance. */
const signs =
  /\b(suicid\w*|self[- ]?harm\w*|kill(s|ed|ing)? (him|her|them|my|it)sel(f|ves)|kill (me|us|him|her|them|you|everyone|somebody|someone)|(want|wants|wanted|wish|wishes|wished|going) to (die|be dead)|wish(es|ed)? (he|she|they|i) (was|were) (dead|never born)|end(s|ing)? (his|her|their|my) (own )?life|better off (dead|without (him|her|them|me))|no reason to live|(hurt|cut|burn|starv|chok|hang)(s|t|ed|ing|ting)? (him|her|them|my)sel(f|ves)|(bring|brings|bringing|brought|has|had) (a |the )?(gun|weapon|knife) (to|at|in) (the )?school|shoot(ing)? (up )?(the |his |her |their )?(school|class\w*|teacher|kids|everyone)|overdos\w*)\b/i;

/**
 * Whether a text shows a sign of crisis (DECISIONS 29). Looked at on the device only; nothing is sent or kept.
 * @param text what a parent typed.
 */
export function signOfCrisis(text: string): boolean {
  return signs.test(text);
}
