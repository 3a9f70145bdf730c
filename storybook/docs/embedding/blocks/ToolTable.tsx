import { type CatalogTool, freeToOpen, tools } from "@iep-insider/sdk/catalog";
import { WideTable } from "./WideTable.tsx";
import { words } from "./words.ts";

/** Every tool there is, with its tag and how it opens, from the catalog. */
export function ToolTable() {
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{words.tool}</th>
          <th scope="col">{words.tag}</th>
          <th scope="col">{words.opens}</th>
        </tr>
      </thead>
      <tbody>
        {tools
          .filter((tool) => tool.isImplemented)
          .map((tool) => (
            <tr key={tool.id}>
              <td>{tool.title}</td>
              <td>
                <code>&lt;{tool.tag}&gt;</code>
              </td>
              <td>{opensBy(tool)}</td>
            </tr>
          ))}
      </tbody>
    </WideTable>
  );
}

function opensBy({ id, payment }: CatalogTool): string {
  if (id === freeToOpen) return words.open;
  return payment === null ? words.email : words.paid[payment];
}
