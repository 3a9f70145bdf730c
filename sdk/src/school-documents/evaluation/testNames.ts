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
];

const edition = String.raw`(?:[- ]?(?:[IVX]{1,4}|\d{1,2})\b)?(?: (?:COG|ACH|OL)\b)?(?:-R\b)?`;
const known = new RegExp(String.raw`\b(?:${names.join("|")})${edition}`);
/** "Wechsler Intelligence Scale for Children, Fifth Edition (WISC-V)" */
const inParentheses = /\(([A-Z][A-Za-z]*[A-Z\d][\w:]*(?:[- ][\dA-Z]{1,5})*)\)/;
const longestTitle = 130;

/** The short name of the test that a text names; null when it names none. */
export function testNameIn(text: string): string | null {
  return inParentheses.exec(text)?.[1] ?? known.exec(text)?.[0] ?? null;
}

/** The test that a line of its own announces, above its table. */
export function testTitle(text: string): string | null {
  const isSentence = /[a-z]{3}[.]$/.test(text) || /\b(was|were|is|his|her|he|she|they)\b/.test(text);
  return text.length <= longestTitle && !isSentence ? testNameIn(text) : null;
}
