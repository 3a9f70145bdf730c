import { type CatalogTool, freeToOpen, tools } from "@iep-insider/sdk/catalog";
import { useEffect, useState } from "react";
import { WideTable } from "./WideTable.tsx";
import { readWeights, type Weights } from "./weights.ts";
import { blockWords } from "./words.ts";

/** Every tool, with its tag and how it opens, from the catalog, and its size, from the build. */
export function ToolTable() {
  const [weights, setWeights] = useState<Weights | null>(null);
  useEffect(() => {
    void readWeights().then(setWeights);
  }, []);
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{blockWords.tool}</th>
          <th scope="col">{blockWords.tag}</th>
          <th scope="col">{blockWords.opens}</th>
          <th scope="col">{blockWords.weight}</th>
        </tr>
      </thead>
      <tbody>
        {tools.map((tool) => (
          <tr key={tool.id}>
            <td>{tool.title}</td>
            <td>
              <code>&lt;{tool.tag}&gt;</code>
            </td>
            <td>{opensBy(tool)}</td>
            <td>{blockWords.kilobytes(weights?.[tool.tag])}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function opensBy({ id, payment }: CatalogTool): string {
  if (id === freeToOpen) return blockWords.open;
  return payment === null ? blockWords.email : blockWords.paid[payment];
}
