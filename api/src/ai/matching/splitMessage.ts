/** One sentence of a message, or a piece of one that runs on. */
export interface Sentence {
  /** As the parent wrote it. */
  readonly text: string;
  readonly isQuestion: boolean;
}

/** The sentences of a message, in order. A run-on sentence is cut where a question begins, and where it is too long. */
export function splitMessage(message: string): readonly Sentence[] {
  return message
    .split(ends)
    .flatMap((sentence) => sentence.split(newQuestion))
    .flatMap(piecesOf)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ text, isQuestion: text.endsWith("?") || asks.test(text) }));
}

/** Behind the end of a sentence; not behind "a.m." or "Mr.", nor within "34.5". */
const ends =
  /(?<=[.!?]["”)]?)(?<!\b(?:[ap]\.m|mrs?|ms|dr|st|vs|sra?|e\.g|i\.e)\.)\s+(?=\S)|\n+|(?<=\?)(?=\p{L})/iu;

/** Where a sentence that runs on begins to ask, or to ask something else. */
const newQuestion =
  /\s+(?=(?:and|also|but|so|plus|or|y|pero|tambien|también)\s+(?:also\s+)?(?:can|could|do|does|did|is|are|am|how|what|whats|who|when|where|why|will|would|should|shouldnt|isnt|puedo|pueden|puede|tengo|tienen|como|cómo|que|qué|cuanto|cuánto|cuando|cuándo)\b)|(?<!\b(?:(?:how|which)(?: \p{L}+){0,3}|what|why|when|where|who|know|if|whether|and|also|but|so|y|i|we|they|he|she|it|you|school|to))\s+(?=(?:can|do|does|is|are|should|could) (?:i|we|they|he|she|it|that|this|the school|my)\b(?! (?:not|was|were)))/iu;

const longest = 30;

/** About equally long pieces of a sentence that has too many words to be about one thing. */
function piecesOf(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/);
  const pieces = Math.ceil(words.length / longest);
  const size = Math.ceil(words.length / pieces);
  return Array.from({ length: pieces }, (_, at) => words.slice(at * size, (at + 1) * size).join(" "));
}

const asks =
  /^(?:and |also |but |so |or |plus )?(?:is|are|am|can|could|does|do|did|will|would|should|may|must|what|whats|how|who|when|where|why|which|isnt|arent|cant|dont)\b|\b(?:can (?:i|we|they|he|she|the|my|a|someone)|do (?:i|we|they)|does (?:the|my|a|he|she)|what (?:do|can|should|is|are|happens|if|now)|how (?:do|can|long|much|many|often|to|does|am)|is (?:it|this|that) (?:legal|ok|okay|true|allowed|right|normal|even)|are they (?:allowed|right|supposed)|should (?:i|we)|where (?:do|can)|who (?:can|has|do|pays|is)|when (?:do|does|can|must)|may i|(?:i want|i need|i would like|id like|trying|wondering how|wanted) to (?:know|ask|understand|find out)|tell me (?:how|what|if|whether)|i (?:wonder|am wondering|was wondering))\b|¿|\b(?:puedo|podemos|pueden|debo|tengo que|tienen que|como (?:le hago|hago|puedo|pido)|cómo (?:le hago|hago|puedo|pido)|que (?:hago|puedo|debo)|qué (?:hago|puedo|debo)|cuanto tiempo|cuánto tiempo)\b/iu;
