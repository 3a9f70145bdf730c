import { guidanceIn } from "./guidanceIn.ts";
import type { CaseReference, LegalReference, RegisterReference } from "./LegalReference.ts";
import { type Found, sectionsIn } from "./sectionsIn.ts";

const registerPages = /\b(\d+)\s+Fed\.\s?Reg\.\s+(\d[\d,]*)/g;
const decisions = /\b(\d+)\s+U\.\s?S\.\s+(\d+)/g;

/**
 * Every legal citation in a text, in the order of the text.
 *
 * Known forms: `34 CFR 300.301(b)`, `34 CFR 300.300(a), (c)`, `34 CFR 300.301-300.311`, `34 CFR Part 300`,
 * `20 U.S.C. 1414(a)(1)(B)`, with or without §; `71 Fed. Reg. 46540`; `580 U.S. 386`; OSEP memos by number and the
 * Department's letters by name. State law is not among them.
 */
export function citationsIn(text: string): LegalReference[] {
  return [...sectionsIn(text), ...registerPagesIn(text), ...decisionsIn(text), ...guidanceIn(text)]
    .sort((one, other) => one.index - other.index)
    .map(({ reference }) => reference);
}

function registerPagesIn(text: string): Found<RegisterReference>[] {
  return [...text.matchAll(registerPages)].map((match) => {
    const [volume, page] = [Number(match[1]), Number((match[2] ?? "").replaceAll(",", ""))];
    const reference = { kind: "Fed. Reg.", volume, page, text: `${volume} Fed. Reg. ${page}` } as const;
    return { index: match.index, reference };
  });
}

function decisionsIn(text: string): Found<CaseReference>[] {
  return [...text.matchAll(decisions)].map((match) => {
    const [volume, page] = [Number(match[1]), Number(match[2])];
    return {
      index: match.index,
      reference: { kind: "U.S.", volume, page, text: `${volume} U.S. ${page}` } as const,
    };
  });
}
