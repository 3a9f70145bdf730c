import { type CatalogTool, samplePath } from "../../catalog/index.ts";
import { seeSample, whatYouGet } from "../../catalog/whatYouGet.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { gateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly surroundings: AccessSurroundings;
}

/**
 * On another site: what the parent gets, and a sample result to see first. Our own site shows both above the gate, which
 * then says what the tool is.
 */
export function AboutTool({ tool, surroundings: { server, session } }: Props) {
  return (
    <>
      <p>
        {session ? tool.description : whatYouGet[tool.id]}{" "}
        {session || server === null ? null : (
          <a href={server + samplePath(tool.id)} target="_blank" rel="noopener">
            {seeSample}
            <span className="iep-unseen">: {tool.title}</span>
          </a>
        )}
      </p>
      <p>{gateWords.kept}</p>
    </>
  );
}
