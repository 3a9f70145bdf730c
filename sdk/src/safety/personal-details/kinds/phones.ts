const gap = "[-./ ]";
const area = String.raw`(?:\(\d{3}\)${gap}{0,3}|\d{3}${gap}{1,3})\d{3}${gap}{0,3}\d{4}`;
const national = String.raw`(?:\+?1${gap}{0,3})?(?:${area}|[2-9]\d{9}|(?:\([2-9]\d\d\)|[2-9]\d\d) \d{3} \d\d \d\d)`;
/** Without an area code, only with the usual hyphen or after a keyword. */
const local = String.raw`[2-9]\d\d-\d{4}|(?<=\b(?:call(?:ed)?|text(?:ed)?|phone|cell|mobile|tel|fax|number|cel(?:ular)?|tel[eé]fono|ll[aá]m[ea]\p{L}{0,4})(?: (?:is|was|at|me at|us at|me|no|number|es|al)\b|[:.# ]){1,4})[2-9]\d\d[-. ]?\d{4}`;
const foreign = String.raw`\+(?:[-. ()/]{0,2}\d){8,15}`;
const extension = String.raw`(?:[ ,;]{0,3}(?:ext(?:ensi[oó]n|n)?\.?|x) ?#?\d{1,6})?`;

/** In Spanish words: "nueve uno cinco, cinco cinco cinco, cero uno seis seis". */
const digit = "(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
const inWords = String.raw`(?<![\p{L}])(?:${digit}[ ,.-]{1,3}){6,12}${digit}(?!\p{L})`;

/** Phone numbers with their extension. Not "300.503", "2025-26" or a three-digit hotline. */
export const phones = new RegExp(
  String.raw`(?<![\d$]|\d[-./])(?:${national}|${local}|${foreign})(?!\d|[-./]\d)${extension}|${inWords}`,
  "giu",
);
