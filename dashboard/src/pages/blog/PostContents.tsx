import { tw } from "@iep-insider/sdk/theme";
import { postFrame, postSources } from "../../content/blog/blog.ts";
import type { ArticleHeading } from "../../content/blog/readArticle.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { sourcesId } from "./PostSources.tsx";

/** The parts of a post: above it on a phone, in the margin where there is room. */
export function PostContents({ headings }: { readonly headings: readonly ArticleHeading[] }) {
  const parts = [...headings.filter(({ level }) => level === 2), { id: sourcesId, title: postSources.title }];
  return (
    <nav aria-label={postFrame.contents} className="dash-no-print">
      <div className={tw`lg:sticky lg:top-6 flex flex-col gap-1`}>
        <p className={tw`text-sm text-quiet`}>{postFrame.contents}</p>
        <ul className={tw`flex flex-col`}>
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
      </div>
    </nav>
  );
}
