import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { Block, Check, ReportSection } from "../ReportDocument.ts";
import { documentWords } from "../words.ts";
import { LawList } from "./LawList.tsx";

/** A report's sections on the screen, in the same words as copied, saved and printed. */
export function DocumentView({ sections }: { readonly sections: readonly ReportSection<ReactNode>[] }) {
  return sections.map((section) => (
    <section key={section.title} className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{section.title}</h3>
      <SectionBlocks blocks={section.blocks} />
    </section>
  ));
}

/** The content below a section's title. */
export function SectionBlocks({ blocks }: Pick<ReportSection<ReactNode>, "blocks">) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one section never change their order.
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { readonly block: Block<ReactNode> }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return <ListView {...block} />;
    case "checks":
      return <ChecksView checks={block.checks} />;
    case "compare":
      return (
        <div className={tw`flex flex-col gap-4 wide:flex-row wide:gap-8 rounded bg-wash p-4`}>
          {block.sides.map((side) => (
            <div key={side.title} className={tw`flex-1`}>
              <ListView {...side} />
            </div>
          ))}
        </div>
      );
    case "law":
      return <LawList sentences={block.sentences} />;
  }
}

function ChecksView({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul className={tw`flex flex-col gap-2`}>
      {checks.map(({ text, isDone, hint }) => (
        <li key={text} className={`iep-check ${tw`flex items-start gap-3`}`}>
          <Icon node={isDone ? checkedBox : box} size="1.5em" />
          <span className={tw`min-w-0`}>
            <span className="iep-unseen">{isDone ? documentWords.done : documentWords.open} </span>
            {text}
            {hint ? <span className={tw`block text-sm text-quiet`}>{hint}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

// In lucide's format. Imported from lucide, they would be in every element's runtime.
const box: IconNode = [["rect", { width: 18, height: 18, x: 3, y: 3, rx: 2 }]];
const checkedBox: IconNode = [...box, ["path", { d: "m7 12 4 4 6-8" }]];

function ListView({ title, items }: { readonly title?: string; readonly items: readonly ReactNode[] }) {
  return (
    <>
      {title ? <h4>{title}</h4> : null}
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one list never change their order.
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
