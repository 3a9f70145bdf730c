import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import "./dataTable.css";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean;
}

/** The first column's cell is the row's heading. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface Props<Row> {
  /** The target of focus after paging (`Pager`). */
  readonly id: string;
  /** The table's name for screen readers: "Payments, newest first". Visually hidden. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: Columns<Row>;
}

/** More columns do not fit a phone: there, each row is a card. */
const columnsOnPhone = 3;

/** A table; on a phone, many columns become cards. It scrolls horizontally in its own box when it does not fit. */
export function DataTable<Row>({ id, caption, rows, keyOf, columns }: Props<Row>) {
  const [first, ...others] = columns;
  const look = columns.length > columnsOnPhone ? "dash-table dash-cards" : "dash-table";
  return (
    // Keyboard users scroll it once it has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section id={id} tabIndex={0} aria-label={caption} className="dash-table-box">
      <table className={`${look} ${tw`w-full text-left`}`}>
        <caption className={tw`sr-only`}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isFigure }) => (
              <th key={head} scope="col" className={isFigure ? "dash-figure" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={first.isFigure ? "dash-figure" : undefined}>
                {first.cell(row)}
              </th>
              {others.map(({ head, cell, isFigure }) => (
                <td key={head} data-head={head} className={isFigure ? "dash-figure" : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
