/**
 * The Fernández-Huerta score of a Spanish text: 206.84 - 60 syllables per word - 1.02 words per sentence, in the
 * corrected form of G. Law (legible.es). 60 and more is plain language, 70 easy. Placeholders and what is in
 * parentheses are not counted, such as `{day}` and (IEP).
 */
export function fernandezHuerta(text: string): number {
  const plain = text.replace(/\{[^{}]*\}|\([^()]*\)/g, " ");
  const sentences = plain.split(/[.!?:;\n]+(?:\s|$)/).filter((one) => /\p{L}/u.test(one));
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length;
}

/** Two open vowels, or an accented closed one beside another vowel, are two syllables: le-er, dí-a. */
export function syllablesIn(word: string): number {
  const spoken = word.toLowerCase().replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, (letters) => letters[0] ?? "");
  const vowels = spoken.match(/[aeiouáéíóúü]|(?<![aeiouáéíóúü])y(?![aeiouáéíóú])/g) ?? [];
  const isJoined = /[aeoáéó](?=[iuü])|[iuü](?=[aeoáéóiuü])/g;
  return Math.max(1, vowels.length - (spoken.match(isJoined)?.length ?? 0));
}
