import { readDays, withoutAllDays } from "../days/readDays.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readAmount } from "./readAmount.ts";

/** The sentences and the points of a list in these lines, each with all that is said about one service. */
export function serviceSentences(
  lines: readonly Line[],
): { readonly quote: string; readonly page: number }[] {
  const paragraphs: { texts: string[]; page: number }[] = [];
  for (const line of lines) {
    const isItem = /^([•●▪*-]|\(?\d{1,2}[.)]|\[x\]|☒|☑)\s+/i.test(line.text);
    if (isItem || line.isApart || paragraphs.length === 0) paragraphs.push({ texts: [], page: line.page });
    paragraphs.at(-1)?.texts.push(line.text);
  }
  return withNames(paragraphs).flatMap(({ texts, page }) =>
    withDays(sentences(joinLines(texts))).map((quote) => ({ quote, page })),
  );
}

/** "… 30 minutes weekly. October 20 through May 29": days in a sentence of their own belong to the one before. */
function withDays(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const isDays = readDays(part).length > 0 && onlyOfDays.test(withoutAllDays(part));
    if (isDays && joined.length > 0) joined.push(`${joined.pop()} ${part}`);
    else joined.push(part);
  }
  return joined;
}

const onlyOfDays = /^\W*((from|through|until|to|and|begin\w*|start\w*|end\w*)\b\W*)*$/i;

/** A name in a line of its own goes before the line with its amount. */
function withNames(paragraphs: readonly { readonly texts: string[]; readonly page: number }[]) {
  return paragraphs.map((paragraph, index) => {
    const [first = "", ...rest] = paragraph.texts;
    const isWhole = !isAmount(joinLines(rest));
    const above = (isWhole ? joinLines(paragraphs[index - 1]?.texts ?? []) : first).replace(numbering, "");
    const text = joinLines(isWhole ? paragraph.texts : rest);
    const isName = above !== "" && above.length < longestName && !/[.:]$/.test(above) && !readAmount(above);
    return isName && readDays(above).length === 0 && isAmount(text)
      ? { ...paragraph, texts: [`${above}: ${text}`] }
      : paragraph;
  });
}

const numbering = /^([•●▪*-]|\(?\d{1,2}[.)])\s+/;
const isAmount = (text: string) => /^(a total of )?\d/i.test(text) && readAmount(text)?.minutes;

/** "Location: Speech room", "End: 6/4/2026" */
const ofLast =
  /^(location|setting|place|where|begin\w*|start\w*|end\w*|from|through|dates?|provider|provided by)( date)?: /i;

const longestName = 80;

function sentences(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=[a-z)\d][.;])\s+(?=[A-Z])/)) {
    const last = parts.at(-1);
    // "30 minutes a week; Speech room", "30 minutes a week. Location: Speech room": what has no amount is about the same service.
    const isMore = last?.endsWith(";") || ofLast.test(part);
    if (last && isMore && !readAmount(withoutAllDays(part))) parts.splice(-1, 1, `${last} ${part}`);
    else parts.push(part);
  }
  return parts.filter((part) => part.length > 8);
}
