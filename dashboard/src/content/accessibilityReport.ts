import { productName } from "@iep-insider/sdk/catalog";
import type { ConformanceLevel, Criterion } from "./conformance/Criterion.ts";
import { levelA } from "./conformance/levelA.ts";
import { levelAA } from "./conformance/levelAA.ts";
import type { TextContent } from "./TextContent.ts";

// Texts of /accessibility/report, around the tables of `conformance`.

export const levelWords: Readonly<
  Record<ConformanceLevel, { readonly term: string; readonly text: string }>
> = {
  supports: { term: "Supports", text: "It is met. We know of no fault." },
  "partially-supports": {
    term: "Partially Supports",
    text: "A part of it is not met, or we have not checked enough of it to say more.",
  },
  "does-not-support": { term: "Does Not Support", text: "Most of it is not met." },
  "not-applicable": { term: "Not Applicable", text: "We have nothing that it is about." },
};

const criteria: readonly Criterion[] = [...levelA, ...levelAA];

/** "Of 55 points, we support 35, and 11 in part. The other 9 are about things that we do not have, such as video." */
function inShort(): string {
  const count = (wanted: ConformanceLevel) => criteria.filter(({ level }) => level === wanted).length;
  const missed = count("does-not-support");
  return `Of ${criteria.length} points, we support ${count("supports")}, and ${count("partially-supports")} in part. ${missed > 0 ? `We do not support ${missed}. ` : ""}The other ${count("not-applicable")} are about things that we do not have, such as video.`;
}

export const reportTable = {
  criterion: "Point of WCAG",
  level: "Level and remarks",
  tests: (names: readonly string[]) => `Tests: ${names.join("; ")}.`,
  axe: (rules: readonly string[]) => `axe (${rules.join(", ")})`,
  noCheck: "Not evaluated by a test.",
} as const;

export const runFacts = {
  product: "Product",
  version: "Version of the tools",
  date: "Day of the tests",
  checkers: "Checked in",
  standard: "Standard",
  standardText: "WCAG 2.2, level A and level AA: yes. Level AAA: not evaluated.",
  checkersText: (browser: string, axe: string) => `Chromium ${browser}, with axe ${axe}`,
} as const;

export const accessibilityReport: TextContent = {
  title: "Accessibility report",
  lead: inShort(),
  sections: [
    {
      id: "product",
      title: "What this report is about",
      blocks: [
        `${productName} is this site and its tools, here and on other sites that show them. The tools help parents of children with special needs.`,
      ],
    },
    {
      id: "method",
      title: "How it is made",
      blocks: [
        "Based on VPAT® 2.5, WCAG edition, in our own words. VPAT is a registered mark of the Information Technology Industry Council.",
        "The numbers come from a run of our tests, and each row names the tests behind it. The numbers are only written when all of these tests have passed. A row without a test says so. There we say what we looked at, and choose the lower level.",
        "What we know is missing is on our [accessibility page](/accessibility#limits). It is part of this report. We have not tested with every screen reader, nor on a real iPhone.",
      ],
    },
    { id: "terms", title: "What the levels mean", blocks: [] },
    { id: "tests", title: "What the tests do", blocks: [] },
    { id: "level-a", title: "Level A", blocks: [] },
    { id: "level-aa", title: "Level AA", blocks: [] },
    {
      id: "questions",
      title: "Questions",
      blocks: [
        "Please [write to us](/contact) if you find a fault, or need this report in another form. You can print it or save it as a PDF from your browser.",
      ],
    },
  ],
};
