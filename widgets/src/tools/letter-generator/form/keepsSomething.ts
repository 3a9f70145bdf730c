import { withoutAccents } from "@iep-insider/sdk/safety";

/**
 * Whether a parent's reason to withdraw consent means only part of the services: consent can be withdrawn for all of
 * them or for none (34 CFR 300.300(b)(4)).
 * @param reason as typed.
 */
export function keepsSomething(reason: string): boolean {
  return (
    partial.some((pattern) => pattern.test(reason)) ||
    (import.meta.env.IEP_LOCALE === "es" && partialInSpanish.test(withoutAccents(reason)))
  );
}

/** "solo la terapia", "todo menos el ayudante", "quiero que siga con el habla" */
const partialInSpanish =
  /\b(solo|solamente|unicamente|nada mas|menos|excepto|salvo|pero no|en vez de|parte de|algun[oa]s|sig(a|ue|an|uen|amos)|seguir|mantener|mantenga|conserv\w+|continu\w+|todavia)(?!\p{L})/iu;

const service =
  "(speech|ot|pt|occupational|physical|therap\\w*|counseling|aide|para\\w*|bus|transport\\w*|resource|pull-?out|reading|math|social skills|services?|iep|plan|accommodations?|help|everything else|the rest|others?)";

const partial = [
  // "only stop speech", "just the aide"
  new RegExp(
    `\\b(only|just) (want to )?(stop|end|drop|remove|cancel|refuse|take out|the|her|his|their)?\\s*(\\w+ ){0,3}${service}\\b`,
    "i",
  ),
  // "keep the OT", "still wants speech", "continue with math"
  new RegExp(
    `\\b(keep|keeps|keeping|continue|still (want|wants|need|needs|get|gets))\\b (\\w+ ){0,4}${service}\\b`,
    "i",
  ),
  // "but not OT", "except speech", "all but the aide"
  new RegExp(`\\b(but not|except( for)?|all but|other than|instead of)\\b (\\w+ ){0,2}${service}\\b`, "i"),
  /\b(not|without) (all|everything)\b|\bsome of (the|her|his|their)\b|\bpart of (the|her|his|their)\b/i,
];
