import { type ReportSection, SectionBlocks } from "../documents/index.ts";
import { Fold } from "./fold/Fold.tsx";

/** A report's sections, each folded below its title. Print and files have them open. */
export function FoldedSections({ sections }: { readonly sections: readonly ReportSection[] }) {
  return (
    <div>
      {sections.map(({ title, blocks }) => (
        <Fold key={title} title={title}>
          <SectionBlocks blocks={blocks} />
        </Fold>
      ))}
    </div>
  );
}
