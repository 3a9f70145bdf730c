import type { Line } from "../lines/Line.ts";
import { isTopic } from "../sections/topics.ts";

/** "Social competence: Plays beside two favorite peers" */
export const isLabel = (cell: string, { isApart }: Line) =>
  isApart && /^[A-Z][A-Za-z/&' -]{3,45}: \S/.test(cell);

/** "Reading comprehension. On the August benchmark …" */
export const runInTitle =
  /^(?!(?:He|She|They|His|Her|Their|It|This|The)\b)([A-Z][\w/&'-]*(?: [\w/&'-]+){0,4})\. (?=[A-Z])/;

/**
 * The title that opens a level, with what follows it in its cell; null for a cell that opens none.
 * @param forms How the part writes its titles.
 */
export function titleOf(
  written: string,
  line: Line,
  isTitle: boolean,
  forms: { readonly hasTopicLabels: boolean; readonly hasRunIn: boolean },
) {
  const cell =
    bullet.test(written) && otherField.test(written.replace(bullet, ""))
      ? written.replace(bullet, "")
      : written;
  const area = /^(area|domain)( of need)?\s*(\([^)]*\))?\s*:\s*(.{0,60})$/i.exec(cell);
  if (area) return { title: area[4] || cell, rest: "", isOther: false };
  // "Behavioral - Anxiety: area impacted by the student's disability" is a title.
  const impacted = /: area (impacted|affected) by\b[^.]*$/i.exec(cell);
  if (impacted) return { title: cell.slice(0, impacted.index), rest: "", isOther: false };
  // A line that continues a text may have a colon, too.
  const isContinued = !line.isApart && /^[a-z]/.test(cell);
  const other = isContinued ? null : otherField.exec(cell);
  if (other) return { title: other[0], rest: cell.slice(other[0].length).trim(), isOther: true };
  if (isTopic(cell)) return { title: cell.replace(/:$/, ""), rest: "", isOther: false };
  const labelled = isContinued ? null : levelLabel.exec(cell);
  if (labelled) return { title: labelled[0], rest: cell.slice(labelled[0].length).trim(), isOther: false };
  if (line.isApart && sourceLabel.test(cell)) return { title: cell, rest: "", isOther: true };
  // "Reading - Ann reads …"
  const colon = cell.search(/:|\s[–—-]\s/);
  const isUpper = line.isApart && /^[A-Z][A-Z /&,'-]{3,40}$/.test(cell.slice(0, Math.max(colon, 0)));
  if (
    colon > 2 &&
    colon < 60 &&
    (isUpper || isTopic(cell.slice(0, colon)) || (forms.hasTopicLabels && isLabel(cell, line)))
  ) {
    return {
      title: cell.slice(0, colon),
      rest: cell
        .slice(colon + 1)
        .replace(/^\s*[–—-]/, "")
        .trim(),
      isOther: false,
    };
  }
  const runIn = forms.hasRunIn && line.isApart ? runInTitle.exec(cell)?.[1] : undefined;
  if (runIn)
    return {
      title: runIn,
      rest: cell.slice(runIn.length + 2),
      isOther: otherTopic.test(runIn.replace(/ needs$/, "")),
    };
  // A question, or a label that ends with a colon.
  if (
    line.isApart &&
    line.cells.length === 1 &&
    ((cell.endsWith("?") && cell.length < 160) || (cell.endsWith(":") && cell.length < 90))
  ) {
    return { title: cell.replace(/[:?]$/, ""), rest: "", isOther: otherTopic.test(cell) };
  }
  const [, beside] = line.cells;
  // A row of a table: the area, and beside it the text.
  if (
    line.cells.length === 2 &&
    beside &&
    cell.length <= 50 &&
    beside.text.length > cell.length &&
    !/[.]$/.test(cell) &&
    /[a-z]{3}/i.test(cell)
  ) {
    return isTitle && !cell.endsWith(":") ? null : { title: cell, rest: "", isOther: otherTopic.test(cell) };
  }
  if (line.cells.length === 1 && isTitle && cell.length < 80)
    return { title: cell.replace(/:$/, ""), rest: "", isOther: false };
  return null;
}

/** A short line of its own, without a period, above a text. */
export function isPlainTitle(line: Line, next: Line | undefined): boolean {
  const isShort = line.text.length <= 60 && line.text.split(" ").length <= 8 && line.cells.length === 1;
  return (
    isShort &&
    line.isApart &&
    /^[A-Z]/.test(line.text) &&
    !/[.!?;,\d]/.test(line.text.replace(/^\(?\d{1,2}[.)]\s+/, "")) &&
    (next?.text.length ?? 0) > 60
  );
}

/** Fields of a present-levels part that are about other things. */
export const otherField =
  /^(parent(al|s)?('?s)? (educational )?(concerns?|input|information|comments)|(consider )?(the )?concerns of (the )?parent\w*|student('?s)? (strengths?|interests)|strengths?|interests?|preferences|how (the )?((student|child)('?s)? )?disability|(adverse )?(effects?|impact) of (the )?(student|child)?('?s)? ?(disabilit|needs)\w*|effect of student needs|disability impact|impact( statement)?(?= *:| *$)|how (this|it) affects|(description of )?[a-z, /]{0,40}strengths|results of (the )?(initial|most recent)|most recent (evaluation|results)|evaluation results|educational needs|needs|areas of need|vision(?! and hearing| passed| screen)|input from|([a-z]+ ){0,3}standards?|area of goal|goal area|[a-z, ]{0,60}\bgoals will be written|describe (how|the (effects?|impact))|please describe|lack of|consider )[^:]{0,140}(:|$)/i;

export const bullet = /^([•●▪◦‣·*–-]|\(?\d{1,2}[.)])\s+/;

/** The label of the level itself, below the name of its area. */
const levelLabel =
  /^((student'?s? )?(present )?levels? of (academic |functional |educational )?(performance|achievement)[^:]{0,60}|present levels?( of[^:]{0,70})?|current (level|performance|functioning)[^:]{0,40}|performance|data)\s*(:|$)/i;
/** Where a level comes from. */
const sourceLabel =
  /^(document(ation)? (basis|source)|(data )?sources?|source of (data|information)|basis|date of [a-z ]+|assessments? used|evaluat\w+ tool)[^:]{0,30}:/i;

/** What questions ask that is no present level. */
const otherTopic =
  /\b(disabilit\w*|concerns?|strengths?|needs?|impact|affects?|parents?|family|english learner|special factors)\b/i;
