import type { Row } from "../tables/Table.ts";
import type { ServiceRole } from "./serviceColumns.ts";

/**
 * Puts the further lines of one service together: some forms (SEIS) print a service as a box of small tables, the first
 * with its name and days, the next with its amount and place.
 */
export function mergeRows(rows: readonly Row<ServiceRole>[]): Row<ServiceRole>[] {
  const merged: Row<ServiceRole>[] = [];
  for (const row of rows) {
    const has = (role: ServiceRole, other: Row<ServiceRole> = row) =>
      other.cells.some(({ column }) => column.role === role);
    const last = merged.at(-1);
    const adds = (["amount", "starts", "ends", "dates", "place"] as const).filter((role) => has(role));
    if (
      last &&
      !has("name") &&
      has("name", last) &&
      adds.length > 0 &&
      adds.every((role) => !has(role, last))
    ) {
      merged.splice(-1, 1, {
        ...last,
        cells: [...last.cells, ...row.cells],
        quote: `${last.quote} · ${row.quote}`,
      });
    } else merged.push(row);
  }
  return merged;
}
