// Delimits inserted replacements until all are made; our texts never contain this character.
const mark = "\uE000";
const put = new RegExp(`${mark}[^${mark}]*${mark}`, "g");

/**
 * A text without the terms that we cannot simplify (`leftOut`), ready for `readingGrade`. A line with nothing else is
 * removed.
 * @param typed what a parent typed into the text, verbatim.
 */
export function withoutLeftOut(text: string, typed: readonly string[] = []): string {
  const patterns = [
    ...typed
      .filter((words) => words.trim() !== "")
      .sort(byLength)
      .map(typedWords),
    ...leftOut,
  ];
  const replaced = patterns.reduce(
    (result, { pattern, instead }) => result.replace(pattern, instead && `${mark}${instead}${mark}`),
    text,
  );
  return replaced
    .split("\n")
    .filter((line) => /[\p{L}\p{N}]/u.test(line.replace(put, "")))
    .join("\n")
    .replaceAll(mark, "");
}

/** The longest first: a sentence that a parent typed may contain the child's name, which was typed too. */
function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function typedWords(words: string) {
  const whole = `(?<![\\p{L}\\p{N}])${literally(words.trim())}(?![\\p{L}\\p{N}])`;
  return { pattern: new RegExp(whole, "gu"), instead: "Sam" };
}

function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** A pattern that the measure ignores, and the short word that replaces it to keep sentences intact. */
interface LeftOut {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * Everything that is not measured: citations, and terms of the law and the field, which parents must meet as schools
 * write them. All other text must be plain.
 */
const leftOut: readonly LeftOut[] = [
  ...citations(),
  name("Individuals with Disabilities Education (?:Improvement )?Act", "law"),
  name("Family Educational Rights and Privacy Act", "law"),
  name("Americans with Disabilities Act", "law"),
  name("Rehabilitation Act(?: of 1973)?", "law"),
  name("Section 504", "law"),
  name("Parent Training and Information Center", "group"),
  name("Protection and Advocacy (?:agency|agencies|system)", "group"),
  name("Office for Civil Rights", "group"),
  name("Office of Special Education Programs", "group"),
  name("(?:U\\.S\\. )?Department of Education", "group"),
  name("prior written notice", "note"),
  name("procedural safeguards notice", "note"),
  name("individuali[sz]ed education program", "plan"),
  name("behaviou?r(?:al)? intervention plan", "plan"),
  name("independent educational evaluation", "test"),
  name("functional behaviou?r(?:al)? assessment", "test"),
  name("manifestation determination(?: review)?", "talk"),
  name("least restrictive environment", "place"),
  name("free appropriate public education", "school"),
];

/** A term in singular or plural, in any case, with its abbreviation in brackets. */
function name(words: string, instead: string): LeftOut {
  const spaced = words.replaceAll(" ", "\\s+");
  return { pattern: new RegExp(`\\b${spaced}s?\\b(?:\\s+(?-i:\\([A-Z]{2,6}s?\\)))?`, "gi"), instead };
}

/** "34 CFR 300.503(a)-(c)", "20 U.S.C. 1415(b)(3), (c)(1)", "71 Fed. Reg. 46691 (2006)", "580 U.S. 386", and rows of them. */
function citations(): readonly LeftOut[] {
  const paragraphs = "(?:\\([A-Za-z0-9]{1,5}\\))";
  const next = "\\s*(?:,(?:\\s*(?:and|or))?|-|–|to|through|and|or)\\s*";
  const row = (section: string) =>
    `${section}${paragraphs}*(?:${next}(?:${section}${paragraphs}*|${paragraphs}+))*`;
  const sources = [
    `\\d{1,2}\\s+C\\.?F\\.?R\\.?\\s+(?:§+\\s*|sections?\\s+)?${row("\\d+\\.\\d+[a-z]?")}`,
    "\\d{1,2}\\s+C\\.?F\\.?R\\.?\\s+parts?\\s+\\d+",
    `\\d{1,2}\\s+U\\.?\\s?S\\.?\\s?C\\.?\\s+(?:§+\\s*|sections?\\s+)?${row("\\d{3,5}[a-z]{0,2}")}`,
    "\\d+\\s+Fed\\.\\s?Reg\\.\\s+\\d[\\d,]*(?:\\s*\\(\\d{4}\\))?",
    "\\d+\\s+U\\.\\s?S\\.\\s+\\d+(?!\\.\\d)(?:\\s*\\(\\d{4}\\))?",
  ];
  const one = `(?<![\\d.])(?:${sources.join("|")})`;
  const some = `${one}(?:\\s*[;,]\\s*(?:and\\s+)?${one})*`;
  return [
    { pattern: new RegExp(`(?<!\\s)\\s*\\((?:see\\s+)?${some}\\)`, "gi"), instead: "" },
    { pattern: new RegExp(some, "gi"), instead: "law" },
  ];
}
