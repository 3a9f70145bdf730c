import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import type { TextContent, TextSection } from "../content/TextContent.ts";
import { textPage } from "../content/textPage.ts";
import { SiteLink } from "../layout/SiteLink.tsx";
import { Blocks } from "./Blocks.tsx";
import { PageTitle } from "./PageTitle.tsx";

interface Props {
  readonly content: TextContent;
  /** What to render after a section's text, such as a table, by section id. */
  readonly additions?: Readonly<Record<string, ReactNode>>;
}

/** A long text page, with its contents in the margin if they fit. */
export function TextPage({ content, additions = {} }: Props) {
  const { title, lead, changed, sections } = content;
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8 md:gap-10`}>
      <PageTitle title={title} lead={lead} small={changed ? textPage.changed(changed) : undefined} />
      <div className={tw`border-t border-line pt-8 md:pt-10 grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-16`}>
        <Contents sections={sections} />
        <div className={tw`flex flex-col gap-10 min-w-0`}>
          {sections.map((section) => (
            <Section key={section.id} section={section} addition={additions[section.id]} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <nav aria-label={textPage.contents} className={tw`hidden lg:block`}>
      <div className={`dash-contents ${tw`sticky top-6 flex flex-col gap-1`}`}>
        <p className={tw`text-sm text-quiet`}>{textPage.contents}</p>
        <ul className={tw`flex flex-col`}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={`#${id}`} className={tw`inline-flex items-center min-h-[2.25rem] py-1 text-sm`}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Section(props: { readonly section: TextSection; readonly addition: ReactNode }) {
  const { id, title, blocks } = props.section;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={tw`flex flex-col gap-4 scroll-mt-6`}
    >
      <h2 id={`${id}-title`} className={`dash-heading ${tw`font-heading text-xl md:text-2xl`}`}>
        {title}
      </h2>
      <Blocks blocks={blocks} />
      {props.addition}
    </section>
  );
}
