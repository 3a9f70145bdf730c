import type { Place, SectionReference } from "./LegalReference.ts";
import { continuePath } from "./paragraphs.ts";

type Kind = SectionReference["kind"];

/** The start of a list of sections: "34 CFR", "20 U.S.C. §§", "34 C.F.R. Part". */
const heads =
  /\b(\d{1,2})\s+(C\.?F\.?R\.?|U\.?\s?S\.?\s?C\.?)\s*(?:§+\s*|(?:sections?|secs?\.|parts?)\s+)?/gi;
const sections: Readonly<Record<Kind, RegExp>> = {
  CFR: /\d+\.\d+[a-z]?/y,
  "U.S.C.": /\d{3,5}[a-z]{0,2}(?!\s+(?:\w+\s+)?days)/y,
};
const wholePart = /\d+/y;
const paragraph = /(?:\([A-Za-z0-9]{1,5}\))+/y;
const rangeSign = /\s*(?:-|–|through\b|to\b)\s*/y;
const listSign = /\s*,\s*(?:(?:and|or|especially)\s+)?|\s+(?:and|or|&)\s+/y;

export interface Found<Reference> {
  readonly index: number;
  readonly reference: Reference;
}

/** Every section that `text` cites, with lists and ranges resolved, each with the position of its list. */
export function sectionsIn(text: string): Found<SectionReference>[] {
  return [...text.matchAll(heads)].flatMap((head) => {
    const kind: Kind = /^c/i.test(head[2] ?? "") ? "CFR" : "U.S.C.";
    const list = readList(text, head.index + head[0].length, kind, Number(head[1]));
    return list.map((reference) => ({ index: head.index, reference }));
  });
}

function readList(text: string, start: number, kind: Kind, title: number): SectionReference[] {
  const list: SectionReference[] = [];
  let at = start;
  let before: Place | null = null;
  for (;;) {
    const place = readPlace(text, at, kind, before);
    if (place === null) return list;
    at = place.end;
    const end = readAfter(text, at, rangeSign, kind, place);
    if (end !== null) at = end.end;
    list.push(asReference(kind, title, place, end));
    before = end ?? place;
    const sign = matchAt(listSign, text, at);
    if (sign === null) return list;
    at += sign.length;
  }
}

interface ReadPlace extends Place {
  readonly end: number;
}

function readAfter(text: string, at: number, sign: RegExp, kind: Kind, before: Place): ReadPlace | null {
  const found = matchAt(sign, text, at);
  return found === null ? null : readPlace(text, at + found.length, kind, before);
}

/** A section with or without a paragraph, or a paragraph alone, which belongs to the previous section. */
function readPlace(text: string, at: number, kind: Kind, before: Place | null): ReadPlace | null {
  const section = matchAt(sections[kind], text, at) ?? (before === null ? wholePartAt(text, at, kind) : null);
  const afterSection = at + (section?.length ?? 0);
  const parts = matchAt(paragraph, text, afterSection) ?? "";
  const path = [...parts.matchAll(/\((\w+)\)/g)].map((match) => match[1] ?? "");
  const end = afterSection + parts.length;
  if (section !== null) return { section, path, end };
  if (before === null || path.length === 0) return null;
  return { section: before.section, path: continuePath(kind, before.path, path), end };
}

function wholePartAt(text: string, at: number, kind: Kind): string | null {
  return kind === "CFR" ? matchAt(wholePart, text, at) : null;
}

function matchAt(sticky: RegExp, text: string, at: number): string | null {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? null;
}

function asReference(kind: Kind, title: number, from: Place, end: Place | null): SectionReference {
  const { section, path } = from;
  const through = end === null ? null : { section: end.section, path: end.path };
  const range =
    through === null
      ? ""
      : `-${through.section === section ? "" : through.section}${inBrackets(through.path)}`;
  return {
    kind,
    title,
    section,
    path,
    through,
    text: `${title} ${kind} ${section}${inBrackets(path)}${range}`,
  };
}

function inBrackets(path: readonly string[]): string {
  return path.map((part) => `(${part})`).join("");
}
