import { tw } from "@iep-insider/sdk/theme";
import type { Block, ReportSection } from "./ReportDocument.ts";

/** The sections of a document on the screen, in the words that are also copied, saved and printed. */
export function DocumentView({ sections }: { readonly sections: readonly ReportSection[] }) {
  return sections.map((section) => (
    <section key={section.title} className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{section.title}</h3>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one section never change their order.
        <BlockView key={index} block={block} />
      ))}
    </section>
  ));
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return <ListView {...block} />;
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
      return (
        <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
          {block.sentences.map(({ text, provisions }) => (
            <li key={text}>
              {text}
              {provisions.map((provision) => (
                <a
                  key={provision.id}
                  href={provision.officialAddress}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={tw`block text-sm text-quiet`}
                >
                  {provision.citation}
                </a>
              ))}
            </li>
          ))}
        </ul>
      );
  }
}

function ListView({ title, items }: { readonly title?: string; readonly items: readonly string[] }) {
  return (
    <>
      {title ? <h4>{title}</h4> : null}
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
