import { tw } from "@iep-insider/sdk/theme";
import type { TextBlock } from "../content/TextContent.ts";
import { Rich } from "./Rich.tsx";

/** Paragraphs and lists. */
export function Blocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={firstWords(block)} block={block} />);
}

function Block({ block }: { readonly block: TextBlock }) {
  if (!isPoints(block))
    return (
      <p className={tw`max-w-text`}>
        <Rich text={block} />
      </p>
    );
  return (
    <ul className={tw`list-disc pl-5 flex flex-col gap-2 max-w-text`}>
      {block.points.map((point) => (
        <li key={point}>
          <Rich text={point} />
        </li>
      ))}
    </ul>
  );
}

function isPoints(block: TextBlock): block is Extract<TextBlock, { points: unknown }> {
  return typeof block === "object" && "points" in block;
}

/** Unique within a section, for keys. */
function firstWords(block: TextBlock): string {
  return isPoints(block) ? /* verbatim */ `points: ${block.points.join()}` : block;
}
