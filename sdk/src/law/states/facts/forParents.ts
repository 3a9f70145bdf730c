/** How we came by a fact, and who says otherwise: for operators, who check it. */
const research = new RegExp(
  [
    "\\b(?:one|an|another|a|other|later|older|some|many|several|most|two|any)(?: [a-z]+'s| older| school| web)? (?:pages?|sites?|sources?|manuals?|fact sheets?)\\b",
    "\\b(?:pages?|copy|copies|text|register|manual) (?:that |which )?(?:says?|adds?|counts?|leaves?|names?|restates?|still)\\b",
    "\\bwe (?:have |could |did )?(?:not )?(?:read|reach|look|found?|find|confirm)",
    "\\b(?:not|was|were|be|is|are) (?:read|found|confirmed|checked|looked|said to|doubtful)\\b",
    "\\b(?:no|none) [^.;]{0,40} (?:was|were) found\\b",
    "\\b(?:cut off|cop(?:y|ies) read|part read|paragraph itself|law firm|sometimes named|blog|district policies|sources do not agree)\\b",
    "\\b(?:bill of|text of (?:january|19|20)|revised since|being changed|check today)",
    "^read (?:on|in|as|at|only)\\b|\\b(?:has been wrong|do not rely|general knowledge|this page|is agreed)\\b",
    "\\b(?:parent center|one district|general law) (?:says?|has|was)\\b",
  ].join("|"),
  "i",
);

/**
 * The text that a parent reads of a state's fact: without the clauses about how we came by it. What is left is less, never
 * more, than what was held; the fact's status says how sure it is.
 */
export function forParents(text: string): string {
  const clauses = clausesOf(text).map((clause) => ({ clause, isLeft: !research.test(clause) }));
  return clauses
    .flatMap(({ clause, isLeft }, at) => {
      if (!isLeft) return [];
      // A clause that loses its neighbor is a sentence of its own.
      const begun = clauses[at - 1]?.isLeft === false ? clause[0]?.toUpperCase() + clause.slice(1) : clause;
      return clauses[at + 1]?.isLeft === false ? begun.replace(/;$/, ".") : begun;
    })
    .join(" ");
}

/** Whether a text speaks of our research, which a parent does not read. */
export function speaksOfResearch(text: string): boolean {
  return research.test(text);
}

function clausesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;])\s+/);
}
