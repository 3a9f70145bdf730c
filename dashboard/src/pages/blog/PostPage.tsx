import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import type { ComponentType } from "react";
import { postFrame } from "../../content/blog/blog.ts";
import type { CitedRule } from "../../content/blog/CitedRule.ts";
import { type PostSlug, postBySlug, postHead } from "../../content/blog/posts.ts";
import type { ArticleHeading } from "../../content/blog/readArticle.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useHead } from "../../layout/useHead.ts";
import { Rich } from "../../text/Rich.tsx";
import { type ArticleComponents, articleComponents } from "./article/articleComponents.ts";
import { CitedRules } from "./article/Law.tsx";
import { OtherPosts } from "./OtherPosts.tsx";
import { PostContents } from "./PostContents.tsx";
import { PostDates } from "./PostDates.tsx";
import { PostSources } from "./PostSources.tsx";

interface Props {
  readonly slug: PostSlug;
  readonly Article: ComponentType<{ readonly components: ArticleComponents }>;
  readonly headings: readonly ArticleHeading[];
  readonly rules: readonly CitedRule[];
}

/** A post: its title and dates, its article, what it rests on, and the ways on. */
export function PostPage({ slug, Article, headings, rules }: Props) {
  const post = postBySlug(slug);
  useHead(postHead(post));
  return (
    <div
      className={`dash-post ${tw`mx-auto w-full max-w-page px-5 sm:px-8 pt-5 pb-10 md:pb-16 flex flex-col gap-8 md:gap-10`}`}
    >
      <div className={tw`flex flex-col gap-4`}>
        <p className="dash-no-print">
          <SiteLink to="/blog" className={buttonLook.quiet}>
            <Icon node={ArrowLeft} size="1.25em" />
            {postFrame.all}
          </SiteLink>
        </p>
        <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
          {post.title}
        </h1>
        <p className={tw`text-lg max-w-narrow`}>{post.description}</p>
        <PostDates post={post} withLaw />
      </div>
      <div className={tw`border-t border-line pt-6 md:pt-8 grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-16`}>
        <PostContents headings={headings} />
        <div className={tw`flex flex-col gap-10 min-w-0`}>
          <article className={tw`flex flex-col gap-4 min-w-0 text-[1.125rem] leading-[1.6]`}>
            <CitedRules value={rules}>
              <Article components={articleComponents} />
            </CitedRules>
          </article>
          <PostSources post={post} rules={rules} />
          <p className={tw`text-sm text-quiet max-w-narrow`}>
            <Rich text={postFrame.advice} />
          </p>
          <ToolLinks />
          <OtherPosts post={post} />
        </div>
      </div>
    </div>
  );
}

function ToolLinks() {
  return (
    <section
      aria-labelledby="next"
      className={`dash-no-print ${tw`flex flex-col items-start gap-3 border-t border-line pt-8`}`}
    >
      <h2 id="next" className={`dash-heading ${tw`font-heading text-xl`}`}>
        {postFrame.nextTitle}
      </h2>
      <p className={tw`max-w-narrow`}>{postFrame.nextText}</p>
      <SiteLink to="/advanced-tools" className={buttonLook.primary}>
        {postFrame.tools}
      </SiteLink>
    </section>
  );
}
