import { type ReportSection, SectionBlocks } from "../documents/index.ts";
import { Fold } from "./fold/Fold.tsx";

/** The sections of a report, each closed below its title. The report itself, on paper and in files, has them open. */
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
