import { layoutOf, renderLaid, samples } from "@iep-insider/sdk/samples";
import { type DocumentText, readFindings } from "@iep-insider/sdk/school-documents";
import { type FieldResult, judge } from "../judge.ts";
import { textOfFile } from "../readSample.ts";
import { type DocumentScore, scoreDocument } from "../score.ts";
import { variations } from "./variations.ts";

/** One way of printing or photographing the shown samples, and what was read then. */
export interface VariationResult {
  readonly name: string;
  readonly fields: readonly FieldResult[];
  readonly scores: readonly DocumentScore[];
}

/** Reads every shown sample once for each variation, as a scan, and in the other file format. */
export async function evaluateVariations(only?: string): Promise<VariationResult[]> {
  const shown = samples.filter(({ set }) => set === "shown");
  const names = [...Object.keys(variations), "as a scan", "in the other format"];
  const results: VariationResult[] = [];
  for (const name of names.filter((each) => !only || each === only)) {
    const scores: DocumentScore[] = [];
    for (const sample of shown) {
      const laid = (variations[name] ?? ((same) => same))(layoutOf(sample.data)(sample.data));
      const type = name === "in the other format" && sample.type === "pdf" ? "word" : "pdf";
      const text = await textOfFile(
        await renderLaid(laid, name === "in the other format" ? type : sample.type),
      );
      scores.push(scoreDocument(readFindings(name === "as a scan" ? asScan(text) : text), sample));
    }
    results.push({ name, fields: judge(scores), scores });
  }
  return results;
}

/** What text recognition gives: no bold type, sizes that vary, and lines that are not quite straight. */
function asScan(text: DocumentText): DocumentText {
  let seed = 7;
  /** From -0.5 to 0.5, the same each time. */
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  if (text.source === "word") return text;
  return {
    source: "scan",
    pages: text.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({
        y: line.y + random(),
        cells: line.cells.map((cell) => ({
          ...cell,
          isBold: false,
          x: cell.x + random(),
          size: cell.size + random() * 0.8,
        })),
      })),
    })),
  };
}
