import { citationsIn, covers } from "@iep-insider/sdk/law";
import type { Check, Checked } from "./Check.ts";

/** Every legal reference in the text belongs to a rule that the draft cites. */
export const sections: Check = (checked) => {
  const text = checked.prose.join("\n");
  const cited = citedLabels(checked);
  const known = [...cited, ...checked.words].join("\n");
  const loose = [
    ...citationsIn(text)
      .filter((reference) => !cited.some((label) => covers(label, reference)))
      .map((reference) => reference.text),
    ...figuresIn(text).filter((figure) => !known.includes(figure) && !isCovered(figure, cited)),
    ...namesIn(text).filter((name) => !inOneSpace(known).includes(name)),
  ];
  const first = loose[0];
  return first === undefined
    ? null
    : `“${first}” does not stand in a rule that you cite. Leave it out, or cite the rule that has it.`;
};

function citedLabels({ draft, question }: Checked): readonly string[] {
  return question.evidence.items
    .filter(({ id }) => draft.citations.includes(id))
    .map(({ citation }) => citation.label);
}

/**
 * "300.503(b)", "89.1011", "§ 56043", "section 1414(d)": figures that read as a section without its title. "Section
 * 504" is a name.
 */
function figuresIn(text: string): readonly string[] {
  return [
    ...[...text.matchAll(dotted)].map(([, figure]) => figure ?? ""),
    ...[...text.matchAll(afterSign)].map(([, figure]) => figure ?? "").filter((figure) => figure !== "504"),
  ];
}

const paragraphs = String.raw`(?:\([A-Za-z0-9]{1,5}\))*`;
const dotted = new RegExp(
  String.raw`(?<![\d.$])(\d{2,3}\.\d{1,5}[a-z]?${paragraphs})(?![\d%]|\s*(?:%|percent))`,
  "g",
);
const afterSign = new RegExp(
  String.raw`(?:§+|\b(?:sections?|secs?\.|secci[oó]n(?:es)?|partes?|t[ií]tulos?|parts?|titles?|U\.?S\.?C\.?|C\.?F\.?R\.?))\s*(?:§+\s*)?(\d[\d.-]*\d[a-z]{0,2}${paragraphs})`,
  "gi",
);

function isCovered(figure: string, cited: readonly string[]): boolean {
  const forms = [
    `34 CFR ${figure}`,
    `28 CFR ${figure}`,
    `20 U.S.C. ${figure}`,
    `29 U.S.C. ${figure}`,
    `42 U.S.C. ${figure}`,
  ];
  return forms.some((form) =>
    citationsIn(form).some((reference) => cited.some((label) => covers(label, reference))),
  );
}

/** Cases and acts by number: "Endrew F. v. Douglas", "Public Law 94-142", a memo by number. */
function namesIn(text: string): readonly string[] {
  return [
    ...text.matchAll(
      /\b(?:[A-Z][\w.]*\s)?[A-Z][\w.]*\sv\.?\s[A-Z]\w+|\b(?:Public Law|Pub\. L\.|P\.L\.|(?:Policy )?(?:Letter|Memo|Memorandum))\s(?:No\.\s)?\d+-\d+/g,
    ),
  ].map(([name]) => inOneSpace(name));
}

function inOneSpace(text: string): string {
  return text.replace(/\s+/g, " ");
}
