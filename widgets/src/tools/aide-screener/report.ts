import { productName } from "@iep-insider/sdk/catalog";
import * as lawLibrary from "@iep-insider/sdk/law";
import {
  type LawSentence,
  lawSentence,
  type ReportDocument,
  type ReportSection,
} from "../../documents/index.ts";
import type { Reason } from "../../result/index.ts";
import { categories, categoryTitles, itemIds, itemLabels } from "./content.ts";
import type { AideResult } from "./logic.ts";
import {
  findings,
  flagTexts,
  levelNames,
  selfInjury,
  report as text,
  result as words,
} from "./resultContent.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.supplementaryAids,
  lawLibrary.iepContent,
  lawLibrary.lre,
  lawLibrary.evaluationStandards,
  lawLibrary.personnelQualifications,
  lawLibrary.priorWrittenNotice,
  lawLibrary.behaviorInIep,
);

interface Crisis {
  readonly title: string;
  readonly text: string;
}

/**
 * The report for a parent to bring to the team.
 * @param day when it was made, in words.
 * @param crisis where to find help right away; comes first when self-injury was checked.
 */
export function aideReport(result: AideResult, day: string, crisis: Crisis): ReportDocument {
  const finding = findings[result.finding];
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [levelNames[result.level], finding.title, finding.description, finding.recommendation],
    sections: [...crisisSection(result, crisis), ...flagSection(result), ...aideSections(result)],
    footer: [words.honest, text.madeWith(productName, day)],
  };
}

/** Reasons by area: what is serious in it, or how much of it was checked. */
export function aideReasons({ checked, flags }: AideResult): readonly Reason[] {
  return categories
    .filter((category) => checked[category].length > 0)
    .map((category) => {
      const flag = flags.find((one) => one === category);
      if (flag) return { name: flagTexts[flag].title, text: flagTexts[flag].text };
      const count = words.checkedOf(checked[category].length, itemIds[category].length);
      return { name: categoryTitles[category], text: count };
    });
}

/** Everything below the answer and its flags, which the screen renders differently. */
export function aideSections(result: AideResult): readonly ReportSection[] {
  const { prosAndCons, ask, data, help, law } = text;
  return [
    { title: words.basedOn, blocks: checkedBlocks(result) },
    { title: ask.title, blocks: [{ kind: "list", items: ask.items }] },
    { title: prosAndCons.title, blocks: [{ kind: "compare", sides: [prosAndCons.pros, prosAndCons.cons] }] },
    { title: data.title, blocks: [{ kind: "list", items: data.items }] },
    { title: text.supports.title, blocks: [{ kind: "list", items: supportsFor(result) }] },
    { title: law.title, blocks: [{ kind: "law", sentences: lawFor(result) }] },
    { title: help.title, blocks: [{ kind: "paragraph", text: help.text }] },
  ];
}

export function hasSelfInjury({ checked }: AideResult): boolean {
  return checked.behavioral.includes("self-injury");
}

function crisisSection(result: AideResult, { title, text: help }: Crisis): ReportSection[] {
  if (!hasSelfInjury(result)) return [];
  const blocks = [help, selfInjury].map((line) => ({ kind: "paragraph" as const, text: line }));
  return [{ title, blocks }];
}

function flagSection(result: AideResult): ReportSection[] {
  if (result.flags.length === 0) return [];
  const items = result.flags.map((flag) => `${flagTexts[flag].title}. ${flagTexts[flag].text}`);
  return [{ title: text.flagsTitle, blocks: [{ kind: "list", items }] }];
}

function checkedBlocks({ checked }: AideResult): ReportSection["blocks"] {
  const lists = categories
    .filter((category) => checked[category].length > 0)
    .map((category) => ({
      kind: "list" as const,
      title: categoryTitles[category],
      items: checked[category].map((id) => itemLabels[id]),
    }));
  return lists.length > 0 ? lists : [{ kind: "paragraph", text: words.nothingChecked }];
}

/** Supports for areas with a checked line; for every area if nothing was checked. */
function supportsFor({ checked }: AideResult): readonly string[] {
  const withNeeds = categories.filter((category) => checked[category].length > 0);
  return (withNeeds.length > 0 ? withNeeds : categories).flatMap((category) => text.supports.items[category]);
}

function lawFor({ checked }: AideResult): readonly LawSentence[] {
  const sentences = [...text.law.always, ...(checked.behavioral.length > 0 ? [text.law.withBehavior] : [])];
  return sentences.map((sentence) => lawSentence(sentence, cited));
}
