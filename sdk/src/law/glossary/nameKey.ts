/** Words around a term in a question: "What does … mean?", "meaning of the …", "¿Qué es …?". */
const before =
  /^(?:please\s+)?(?:what\s*(?:is|s|are|does|do)|who\s*(?:is|s|are)|define|explain|tell me about|(?:the\s+)?(?:meaning|definition) of|que (?:es|son|significa|quiere decir))\s+/;
const article = /^(?:an?|the|el|las?|los|una?)\s+(?=\S)/;
const after = /\s+(?:means?|meaning|definition|stands? for)$/;

/**
 * Normalizes a name's spellings: "F.A.P.E." equals "fape", and "Pull-out services" equals "pullout service". Letters
 * and digits only; each word loses one plural s.
 */
export function nameKey(name: string): string {
  return wordsOf(name).join("");
}

/** The words of a name in lower case, each without a plural s. */
export function wordsOf(name: string): readonly string[] {
  return plain(name).split(" ").filter(Boolean).map(singular);
}

/** `text` without the question around it: "What does FAPE mean?" → "fape". */
export function withoutQuestion(text: string): string {
  return plain(text).replace(before, "").replace(article, "").replace(after, "");
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Keeps words whose s is not a plural: "MTSS", "PBIS", "status". */
function singular(word: string): string {
  return word.length > 2 && word.endsWith("s") && !/(?:ss|is|us)$/.test(word) ? word.slice(0, -1) : word;
}
