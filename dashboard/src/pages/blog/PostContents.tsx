import { tw } from "@iep-insider/sdk/theme";
import { postFrame, postSources } from "../../content/blog/blog.ts";
import type { ArticleHeading } from "../../content/blog/readArticle.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { sourcesId } from "./PostSources.tsx";

interface Props {
  readonly headings: readonly ArticleHeading[];
}

/** The parts of a post: in the margin where there is room; folded on a phone, so that the text begins at once. */
export function PostContents({ headings }: Props) {
  return (
    <nav aria-label={postFrame.contents} className="dash-no-print">
      <details className={tw`lg:hidden rounded border border-line bg-sheet px-4`}>
        <summary className={tw`py-3 font-medium cursor-pointer`}>{postFrame.contents}</summary>
        <Parts headings={headings} />
      </details>
      <div className={tw`hidden lg:flex sticky top-6 flex-col gap-1`}>
        <p className={tw`text-sm text-quiet`}>{postFrame.contents}</p>
        <Parts headings={headings} />
      </div>
    </nav>
  );
}

function Parts({ headings }: Props) {
  const parts = [...headings.filter(({ level }) => level === 2), { id: sourcesId, title: postSources.title }];
  return (
    <ul className={tw`flex flex-col pb-2`}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <SiteLink
            to={`#${id}`}
            className={tw`inline-flex items-center min-h-[2.75rem] lg:min-h-[2.25rem] py-1 lg:text-sm`}
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
