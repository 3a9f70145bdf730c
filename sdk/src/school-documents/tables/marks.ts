import type { Row } from "./Table.ts";

const mark = /^([x✓✔☒☑]|\[x\]|yes)$/i;
/** Columns in which a mark means that the row was not chosen. */
const negative = /\b(no|not|rejected|excluded|exempt|declined)\b/i;

/** Whether a row has a cell that is only a mark. */
export const hasMark = <Role>({ cells }: Pick<Row<Role>, "cells">) =>
  cells.some(({ text }) => mark.test(text.trim()));

/** Whether a row is marked in a column that does not say "no". */
export const isChosen = <Role>({ cells }: Pick<Row<Role>, "cells">) =>
  cells.some(({ column, text }) => mark.test(text.trim()) && !negative.test(column.heading));
