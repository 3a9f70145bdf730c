import type { CatalogTool } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { words } from "./words.ts";

/** What the tool is, above what opens it. Its plain title stands above already, where a page has it. */
export function Summary({ tool: { title, description } }: { readonly tool: CatalogTool }) {
  return (
    <div className={tw`flex flex-col gap-2`}>
      <h2 className={tw`text-xl wide:text-2xl font-heading`}>{words.openTool(title)}</h2>
      <p>{description}</p>
    </div>
  );
}
