const gap = "[-./ ]";
const area = String.raw`(?:\(\d{3}\)${gap}{0,3}|\d{3}${gap}{1,3})\d{3}${gap}{0,3}\d{4}`;
const national = String.raw`(?:\+?1${gap}{0,3})?(?:${area}|[2-9]\d{9})`;
/** Without an area code, only with the usual hyphen or after a keyword. */
const local = String.raw`[2-9]\d\d-\d{4}|(?<=\b(?:call(?:ed)?|text(?:ed)?|phone|cell|mobile|tel|fax|number)(?: (?:is|was|at|me at|us at|me|no|number)\b|[:.# ]){1,4})[2-9]\d\d[-. ]?\d{4}`;
const foreign = String.raw`\+(?:[-. ()/]{0,2}\d){8,15}`;
const extension = String.raw`(?:[ ,;]{0,3}(?:ext(?:ension|n)?\.?|x) ?#?\d{1,6})?`;

/** Phone numbers with their extension. Not "300.503", "2025-26" or a three-digit hotline. */
export const phones = new RegExp(
  String.raw`(?<![\d$]|\d[-./])(?:${national}|${local}|${foreign})(?!\d|[-./]\d)${extension}`,
  "gi",
);
