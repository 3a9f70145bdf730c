/**
 * A question in plain small letters: short forms written out ("wont" is "will not"), marks gone but for the ends of
 * sentences, so that the same words are found however a parent writes them.
 */
export function plainWords(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’`]/g, "'")
    .toLowerCase()
    .replace(/\bi\.?\s?e\.?\s?p\.?'?(s?)\b\.?/g, "iep$1")
    .replace(/\b(\d)\s?[:]\s?(\d)\b/g, "$1 $2")
    .replace(/n't\b/g, " not")
    .replace(/'ll\b/g, " will")
    .replace(/'re\b/g, " are")
    .replace(/'m\b/g, " am")
    .replace(/'ve\b/g, " have")
    .replace(/'s\b/g, "s")
    // What a child hears with is no hearing before a judge.
    .replace(/\bhearing (aid|loss|impair|test|screen)/g, "hearing$1")
    .replace(/\bhard of hearing\b/g, "deaf")
    .replace(/[\r\n]+/g, " . ")
    .replace(/[.!?]+/g, (ends) => (ends.includes("?") ? " ? " : " . "))
    .replace(/[^a-z0-9.?]+/g, " ");
  return plain
    .split(" ")
    .filter(Boolean)
    .map((word) => shortForms[word] ?? word)
    .join(" ")
    .replace(/\b(?:ca|can) not\b/g, "can not");
}

const not = (words: string) =>
  Object.fromEntries(words.split(" ").map((word) => [`${word}nt`, `${word} not`] as const));

const shortForms: Readonly<Record<string, string>> = {
  ...not("do does did is are was were has have had would should could must"),
  wont: "will not",
  wo: "will",
  cant: "can not",
  cannot: "can not",
  ca: "can",
  dosnt: "does not",
  doesnot: "does not",
  aint: "is not",
  dnt: "do not",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  u: "you",
  ur: "your",
  r: "are",
  im: "i am",
  ive: "i have",
  id: "i would",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  thier: "their",
  b4: "before",
  pls: "please",
  plz: "please",
  bc: "because",
  cuz: "because",
  sped: "special ed",
  eval: "evaluation",
  evals: "evaluations",
  kiddo: "child",
  mtg: "meeting",
  mtgs: "meetings",
  tchr: "teacher",
  gened: "gen ed",
  skool: "school",
  scool: "school",
  shcool: "school",
};
