import { type Laid, renderLaid, type Sample, truthOf } from "@iep-insider/sdk/samples";
import { readFindings } from "@iep-insider/sdk/school-documents";
import { textOfFile } from "../readSample.ts";
import { type DocumentScore, scoreDocument } from "../score.ts";
import { madeDiscipline } from "./discipline.ts";
import { madeEligibility } from "./eligibility.ts";
import { madeNotice } from "./notices.ts";
import { madePlacement } from "./placement.ts";
import { madeProgress } from "./progress.ts";
import { type Random, randomFrom } from "./random.ts";

type Maker = (random: Random) => { readonly data: Sample["data"]; readonly laid: Laid };

/** Makers of forms that no district has: the words of the federal rules and of model forms, in layouts drawn by lot. */
const makers: Readonly<Record<string, Maker>> = {
  notice: madeNotice,
  discipline: madeDiscipline,
  eligibility: madeEligibility,
  placement: madePlacement,
  progress: madeProgress,
};

/** Reads forms that were made up. @param each How many of each kind. @param seed Another one gives other forms. */
export async function evaluateForms(each: number, seed = 1, only?: string): Promise<DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const [name, make] of Object.entries(makers).filter(([name]) => !only || name === only)) {
    for (let at = 0; at < each; at += 1) {
      const { data, laid } = make(randomFrom(seed * 1000 + at));
      const text = await textOfFile(await renderLaid(laid, data.type));
      scores.push(
        scoreDocument(readFindings(text), {
          id: `${name} ${at}`,
          set: "shown",
          layout: data.layout,
          truth: truthOf(data),
          alsoAcceptable: data.alsoAcceptable,
        }),
      );
    }
  }
  return scores;
}
