/** Short names of the tests that schools give most; editions follow as numbers. */
const names = [
  "WISC",
  "WPPSI",
  "WAIS",
  "WASI",
  "KABC",
  "DAS",
  "SB5",
  "SB-5",
  "KBIT",
  "RIAS",
  "WJ",
  "WIAT",
  "KTEA",
  "PIAT",
  "WRAT",
  "CTOPP",
  "TOWRE",
  "GORT",
  "TOWL",
  "FAR",
  "FAM",
  "KeyMath",
  "TOMA",
  "TERA",
  "TEMA",
  "WRMT",
  "TOC",
  "CELF",
  "PLS",
  "OWLS",
  "CASL",
  "TOLD",
  "GFTA",
  "KLPA",
  "EVT",
  "PPVT",
  "TOPL",
  "TNL",
  "TAPS",
  "SRS",
  "GARS",
  "CARS",
  "ADOS",
  "ASRS",
  "BASC",
  "Conners",
  "BRIEF",
  "Vineland",
  "ABAS",
  "SIB-R",
  "BDI",
  "Bayley",
  "DAYC",
  "DP-4",
  "BOT",
  "PDMS",
  "Beery VMI",
  "Beery",
  "VMI",
  "TVPS",
  "SPM",
  "NEPSY",
  "WRAML",
  "UNIT",
  "CTONI",
  "Leiter",
  "TONI",
  "Bracken",
  "Brigance",
  "SSIS",
  "D-KEFS",
  "CVLT",
  "CAS",
  "MSEL",
  "ROWPVT",
  "EOWPVT",
  "CAAP",
  "SSI",
  "TOSS",
  "BESS",
  "CBCL",
  "TRF",
  "Raven",
  "Woodcock-Johnson",
  "Nelson-Denny",
  "NNAT",
  "ChAMP",
  "SP",
  "TEWL",
  "SLDT",
  "REEL",
  "TILLS",
  "SCQ",
  "M-FUN",
  "WRAVMA",
  "DTVP",
  "RIPA",
  "CDI",
  "RCMAS",
  "MASC",
];

/** The words of these names, as in the heading of a column: "PLS-5", "WJ IV OL". */
export const nameWords = [
  "cog",
  "ach",
  "ol",
  "iv",
  "ii",
  "iii",
  "v",
  ...names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []),
];

const edition = String.raw`(?:[- ]?(?:[IVX]{1,4}|\d{1,2}R?)\b)?(?: (?:COG|ACH|OL)\b)?(?:-R\b)?`;
const known = new RegExp(String.raw`\b(?:${names.join("|")})(?![A-Za-z])${edition}`);
/** "Wechsler Intelligence Scale for Children, Fifth Edition (WISC-V)" */
const inParentheses = /\(([A-Z][A-Za-z]*[A-Z\d][\w:]*(?:[- ][\dA-Z]{1,5})*)\)/;
/** "Developmental Test of Visual-Motor Integration (Beery VMI)": a name of several words, one with capitals or a number. */
const namesInParentheses =
  /\((?!(?:Grade|Form|Age|Ages|Level|Module|Part|Version|Parent|Teacher|Caregiver|Self)\b)((?:[A-Z][\w-]* ){1,2}(?:[A-Z]{2,}|\d{1,2})(?:-\w+)?)\)/;
/** "BASC-3 SRP (Behavior Assessment System for Children, Third Edition)", "KABC-II: Kaufman Assessment Battery for Children" */
const beforeFullName =
  /^([A-Z][\w:-]*[A-Z\d][\w-]*(?: [A-Z\d][\w-]*){0,2}|[A-Z][a-z]+ (?:\d|[IVX]+\b))(?: \(|: | [–—-] )(?=\p{Lu}\p{Ll}{2,}[ ,-].*\p{L}{3})/u;
/** "Developmental Test of Visual-Motor Integration, Sixth Edition - Beery VMI" */
const afterFullName = /\p{L}{3,}.* [–—-] ([A-Z][\w-]*(?: [A-Z\d][\w-]*){0,2})$/u;
/** Words of a test's full name. */
const fullName =
  /\b(tests?|scales?|inventory|battery|assessment|survey|questionnaire|checklist|measures?|profile|bater[ií]a)\b/i;
/** Headings of a report's parts: "Cognitive Assessment", "Tests Administered". */
const partTitle =
  /^(academic|cognitive|intellectual|social|emotional|behavioral?|adaptive|speech|language|motor|occupational|educational|psych\w+|individual|part|section|classroom|formal|informal|standardized|current|areas?|appendix)\b.*\b(assessments?|tests?|testing|measures?|checklist)( \w+)?$|\b(results?|administered|summary|scores?|data|procedures?|findings|observations?|report|used|history)\b/i;
const longestTitle = 130;

/** The short name of the test that a text names; null when it names none. */
export function testNameIn(text: string): string | null {
  const full = beforeFullName.exec(text)?.[1];
  const inside = inParentheses.exec(text)?.[1] ?? namesInParentheses.exec(text)?.[1];
  return full ?? inside ?? known.exec(text)?.[0] ?? null;
}

/** "Conners EC", "WJ IV ACH", "BBCS-3:R": nothing but a short name, with capitals or a number. */
export const isTestName = (text: string) =>
  text.length < 20 &&
  /^[A-Z][\w:-]*(?: (?:[A-Z]{1,4}|[IVX]+|\d{1,2}))*$/.test(text) &&
  /[A-Z].*[A-Z]|\d/.test(text);

/** The test that a line of its own announces, above its table. */
export function testTitle(written: string): string | null {
  const text = written
    .replace(/^(name of )?(test|assessment|instrument|measure)s?( name| given| administered)?: */i, "")
    .replace(/:$/, "");
  const isSentence =
    /[a-z]{3}[.]$/.test(text) || /\b(was|were|is|are|his|her|he|she|they|given on)\b/.test(text);
  if (text.length > longestTitle || isSentence || /:\s.*\b\d{2,3}\b/.test(text)) return null;
  const after = fullName.test(text) ? afterFullName.exec(text)?.[1] : undefined;
  if (after && /[A-Z]{2}|\d/.test(after)) return after;
  const short = testNameIn(text);
  if (short !== null) return isTestName(text) && text.length < short.length + 4 ? text : short;
  // A test that is not in the list, by its full name.
  const isName =
    /^(\p{Lu}[\p{L}\d’'-]*|[IVX\d]+|of|for|the|and|in|on)([ ,]+(\p{Lu}[\p{L}\d’'-]*|[IVX\d]+\w*|of|for|the|and|in|on|&))+$/u;
  return isName.test(text) && fullName.test(text) && !partTitle.test(text) ? text.replace(/,.*$/, "") : null;
}
