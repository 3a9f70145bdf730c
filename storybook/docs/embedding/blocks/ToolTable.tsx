import { type CatalogTool, freeToOpen, tools } from "@iep-insider/sdk/catalog";
import { useEffect, useState } from "react";
import { WideTable } from "./WideTable.tsx";
import { readWeights, type Weights } from "./weights.ts";
import { words } from "./words.ts";

/** Every tool there is, with its tag and how it opens, from the catalog, and what it weighs, from the build. */
export function ToolTable() {
  const [weights, setWeights] = useState<Weights | null>(null);
  useEffect(() => {
    void readWeights().then(setWeights);
  }, []);
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{words.tool}</th>
          <th scope="col">{words.tag}</th>
          <th scope="col">{words.opens}</th>
          <th scope="col">{words.weight}</th>
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
              <td>{words.kilobytes(weights?.[tool.tag])}</td>
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
