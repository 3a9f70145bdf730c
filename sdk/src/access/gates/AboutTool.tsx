import { type CatalogTool, samplePath } from "../../catalog/index.ts";
import { seeSample, whatYouGet } from "../../catalog/whatYouGet.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { gateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly surroundings: AccessSurroundings;
}

/** What the parent gets, with a link to a sample result. Our own site shows both above the gate instead. */
export function AboutTool({ tool, surroundings: { server, session } }: Props) {
  return (
    <>
      {session ? null : (
        <p>
          {whatYouGet[tool.id]}{" "}
          {server === null ? null : (
            <a href={server + samplePath(tool.id)} target="_blank" rel="noopener">
              {seeSample}
              <span className="iep-unseen">: {tool.title}</span>
            </a>
          )}
        </p>
      )}
      <p>{gateWords.kept}</p>
    </>
  );
}
