import { plainWords } from "../../../matching/plainWords.ts";

/**
 * Whether a parent asks, in English or Spanish, for a fact that is not in any law: a phone number, a price, whom to hire, what to buy. We hold
 * none of them but the state's parent center.
 */
export function isOutsideFact(question: string): boolean {
  const plain = plainWords(question);
  return [...signs, ...signsInSpanish].some((sign) => sign.test(plain));
}

const signs: readonly RegExp[] = [
  /\b(?:phone|telephone|fax|cell) numbers?\b|\b(?:email|mailing|street) address of\b|\bwhat time does\b/,
  /\bhow much (?:does|do|is|are|would|should|will) (?:\w+ ){0,6}(?:tutors?|nanny|sitter|therapists?|advocates?|programs?|schools?|apps?) (?:\w+ ){0,3}(?:cost|run|charge|be|per hour|an hour)\b/,
  /\b(?:going rate|per hour|an hour|hourly)\b.{0,40}\b(?:tutors?|advocates?|therapists?|charge)\b|\b(?:tutors?|advocates?|therapists?)\b.{0,40}\b(?:per hour|an hour|hourly|going rate)\b/,
  /\b(?:recommend|suggest|know of|whats|what is|which is|who is) (?:me )?(?:a|an|any|the) (?:good|best|nice|cheap) (?:\w+ ){0,2}(?:tutors?|lawyers?|attorneys?|doctors?|therapists?|psychologists?|schools?|apps?|toys?|books?|curriculum|programs?|camps?)\b/,
  /\b(?:which|what) (?:\w+ ){0,2}(?:schools?|elementary|districts?|daycares?|tutors?|lawyers?|attorneys?|advocates?|doctors?|therapists?|camps?|apps?|programs?)\b.{0,40}\b(?:best|good|cheapest|nearest)\b/,
  /\bbest (?:\w+ )?(?:curriculum|app|apps|tutor|tutors|camp|camps|vitamins?|supplements?|diet)\b/,
];

const whom =
  "(?:tutor(?:a|es|as)?|niner[oa]s?|terapeutas?|abogad[oa]s?|defensor(?:a|es)?|doctor(?:a|es)?|psicolog[oa]s?|aplicacion(?:es)?|apps?|programas?|escuelas?|campamentos?|libros?)";

const signsInSpanish: readonly RegExp[] = [
  /\b(?:cual es|que|deme|dame|me (?:da|dan)|necesito|busco|tiene|tienen)(?: el| un| su)? (?:numero de )?(?:telefono|fax|celular)\b|\bdireccion (?:postal|de correo) de\b|\ba que hora (?:abre|cierra|pasa|llega|sale)\b/,
  new RegExp(`\\bcuanto (?:cuesta|cobra|cuestan|cobran|vale|sale) (?:\\w+ ){0,3}${whom}\\b`),
  new RegExp(
    `\\b(?:recomiend\\w+|sugier\\w+|conoce|conocen) (?:a )?(?:un|una|algun|alguna|unos|unas) (?:buen|buena|buenos|buenas|mejor) ${whom}\\b`,
  ),
  new RegExp(`\\b(?:cual|que|quien) (?:es |son )?(?:el |la |los |las )?mejor(?:es)? ${whom}\\b`),
];
