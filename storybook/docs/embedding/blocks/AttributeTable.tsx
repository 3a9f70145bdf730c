import { type AttributeRow, attributes } from "@iep-insider/widgets/element";
import { WideTable } from "./WideTable.tsx";
import { words } from "./words.ts";

/** Every attribute, from the one table that the elements read. */
export function AttributeTable() {
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{words.attribute}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.without}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((row) => (
          <tr key={row.name}>
            <td>
              <code>{row.name}</code>
            </td>
            <td>{readAs(row)}</td>
            <td>{row.default ?? words.nothing}</td>
            <td>{row.meaning}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function readAs({ type, values, atMost }: AttributeRow): string {
  if (values) return values.join(", ");
  return atMost ? words.upTo(atMost) : words.types[type];
}
