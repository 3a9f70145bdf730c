/** A part of a question that is read as one thing. */
export interface Passage {
  readonly words: string;
  /** The sentences it is made of, by number. */
  readonly sentences: readonly number[];
  /** Whether it is the part that asks. */
  readonly isAsking: boolean;
}

/**
 * The parts of a question: each sentence, each two that follow one another ("He has an IEP. Can they suspend him?"),
 * each three, and pieces of a sentence that runs on without an end.
 * @param plain as `plainWords` leaves it.
 */
export function passagesOf(plain: string): readonly Passage[] {
  const sentences = [...plain.replaceAll(newQuestion, " . ").matchAll(/[^.?]+[.?]?/g)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => /\w/.test(sentence))
    .flatMap(piecesOf);
  const single = sentences.map((words, index) => passage(words, [index]));
  const pairs = sentences
    .slice(1)
    .map((words, index) => passage(`${sentences[index] ?? ""} ${words}`, [index, index + 1]));
  const threes = sentences
    .slice(2)
    .map((words, at) =>
      passage(`${sentences[at] ?? ""} ${sentences[at + 1] ?? ""} ${words}`, [at, at + 1, at + 2]),
    );
  return [...single, ...pairs, ...threes];
}

/** Where a run-on sentence begins to ask something else. */
const newQuestion =
  /\s(?:and )?also\s|\sand (?=(?:can|could|does|do|is|are|how|what|who|when|will) (?:i|we|they|he|she|the|it|my|you|long|much)\b)/g;

const longest = 30;

/** Half overlapping, so that what belongs together stands together in one of them. */
function piecesOf(sentence: string): readonly string[] {
  const words = sentence.split(" ");
  if (words.length <= longest) return [sentence];
  const starts = Array.from(
    { length: Math.ceil(words.length / (longest / 2)) - 1 },
    (_, at) => (at * longest) / 2,
  );
  return starts.map((start) => words.slice(start, start + longest).join(" "));
}

function passage(words: string, sentences: readonly number[]): Passage {
  return {
    words: words.replaceAll(/[.?]/g, " "),
    sentences,
    isAsking: isQuestion(words),
  };
}

function isQuestion(words: string): boolean {
  return words.includes("?") || asks.test(words);
}

const asks =
  /^(?:is|are|can|could|does|do|did|will|would|should|may|must|what|how|who|when|where|why)\b|\b(?:can (?:i|we|they|he|she|the|my|a)|do (?:i|we|they)|does (?:the|my|a|he|she)|what (?:do|can|should|is|are|happens|if|now)|how (?:do|can|long|much|many|often|to|does)|is it (?:legal|ok|true|allowed|right)|are they (?:allowed|right)|should (?:i|we)|where (?:do|can)|who (?:can|has|do|pays|is)|when (?:do|does|can|must)|may i|i want to|i need to)\b/;
