import { WideTable } from "./WideTable.tsx";
import { blockWords, stored } from "./words.ts";

/** What a tool stores in the embedding page's storage. */
export function Stored() {
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{blockWords.name}</th>
          <th scope="col">{blockWords.when}</th>
          <th scope="col">{blockWords.what}</th>
        </tr>
      </thead>
      <tbody>
        {stored.map(({ name, when, what }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{when}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
