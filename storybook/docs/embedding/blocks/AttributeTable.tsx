import { type AttributeRow, attributes } from "@iep-insider/widgets/element";
import { WideTable } from "./WideTable.tsx";
import { blockWords } from "./words.ts";

/** Every attribute, from the one table that the elements read. */
export function AttributeTable() {
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{blockWords.attribute}</th>
          <th scope="col">{blockWords.value}</th>
          <th scope="col">{blockWords.without}</th>
          <th scope="col">{blockWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((row) => (
          <tr key={row.name}>
            <td>
              <code>{row.name}</code>
            </td>
            <td>{readAs(row)}</td>
            <td>{row.default ?? blockWords.nothing}</td>
            <td>{row.meaning}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function readAs({ type, values, atMost }: AttributeRow): string {
  if (values) return values.join(", ");
  return atMost ? blockWords.upTo(atMost) : blockWords.types[type];
}
