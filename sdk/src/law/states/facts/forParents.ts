/** How we came by a fact, and who says otherwise: for operators, who check it. */
const research =
  /\b(?:pages?|sites|read|(?:was|were|not|we) found|confirmed|looked|manual|fact sheet|bill of|said to|sometimes named|older text|text of|revised|is agreed|do not rely|cut off|sources do not|one district|parent center says|district policies)\b/i;

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
