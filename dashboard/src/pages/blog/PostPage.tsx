import { type FactStatus, factStatuses } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon, markEnglish } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import type { ComponentType } from "react";
import { isSpanish } from "../../app/language.ts";
import { postFrame, postSources } from "../../content/blog/blog.ts";
import type { CitedRule } from "../../content/blog/CitedRule.ts";
import {
  type OutsideSource,
  type Post,
  type PostSlug,
  postBySlug,
  postHead,
  postPath,
  posts,
} from "../../content/blog/posts.ts";
import type { ArticleHeading } from "../../content/blog/readArticle.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useHead } from "../../layout/useHead.ts";
import { Rich } from "../../text/Rich.tsx";
import { type ArticleComponents, articleComponents } from "./article/articleComponents.ts";
import { CitedRules } from "./article/Law.tsx";
import { PostDates } from "./PostDates.tsx";

interface Props {
  readonly slug: PostSlug;
  readonly Article: ComponentType<{ readonly components: ArticleComponents }>;
  readonly headings: readonly ArticleHeading[];
  readonly rules: readonly CitedRule[];
}

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

/** The previous and next post by date. */
function OtherPosts({ post }: { readonly post: Post }) {
  const place = posts.findIndex(({ slug }) => slug === post.slug);
  const others = [
    { label: postFrame.next, post: posts[place - 1] },
    { label: postFrame.previous, post: posts[place + 1] },
  ];
  return (
    <nav aria-label={postFrame.others} className={`dash-no-print ${tw`border-t border-line pt-6`}`}>
      <ul className={tw`grid gap-5 sm:grid-cols-2`}>
        {others.map(({ label, post: other }) =>
          other ? (
            <li key={label} className={tw`flex flex-col`}>
              <span className={tw`text-sm text-quiet`}>{label}</span>
              <SiteLink
                to={postPath(other)}
                className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
              >
                {other.title}
              </SiteLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

interface PostContentsProps {
  readonly headings: readonly ArticleHeading[];
}

/** In the margin if it fits; folded on a phone, so that the text comes first. */
function PostContents({ headings }: PostContentsProps) {
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

function Parts({ headings }: PostContentsProps) {
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

const sourcesId = "sources";

/** A post's sources: the rules, the surest first, each with its label; then other pages. */
function PostSources({ post, rules }: { readonly post: Post; readonly rules: readonly CitedRule[] }) {
  return (
    <section
      id={sourcesId}
      tabIndex={-1}
      aria-labelledby={`${sourcesId}-title`}
      className={tw`flex flex-col gap-4 border-t border-line pt-8 scroll-mt-6`}
    >
      <h2 id={`${sourcesId}-title`} className={`dash-heading ${tw`font-heading text-xl`}`}>
        {postSources.title}
      </h2>
      <p className={tw`max-w-narrow`}>{postSources.lead}</p>
      {factStatuses.map((status) => (
        <RulesOfMark key={status} status={status} rules={rules.filter((rule) => rule.status === status)} />
      ))}
      <OutsideSources sources={post.outsideSources} />
    </section>
  );
}

function RulesOfMark({
  status,
  rules,
}: {
  readonly status: FactStatus;
  readonly rules: readonly CitedRule[];
}) {
  if (rules.length === 0) return null;
  return (
    <>
      <p className={tw`font-semibold max-w-narrow`}>{postSources.marks[status]}</p>
      <ul className={look.list}>
        {rules.map(({ id, topic, citation, officialAddress }) => (
          <li key={id}>
            <span className={tw`block`}>{topic}</span>
            <a href={officialAddress} className={`dash-cite ${tw`text-quiet hover:text-ink`}`}>
              {markEnglish(citation)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function OutsideSources({ sources }: { readonly sources: readonly OutsideSource[] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <p className={tw`font-semibold max-w-narrow`}>{postSources.outside}</p>
      <ul className={`dash-addresses ${look.list}`}>
        {sources.map(({ title, publisher, address }) => (
          <li key={address}>
            <a href={address} {...(isSpanish ? { lang: "en" } : {})}>
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ul>
    </>
  );
}

const look = { list: tw`list-disc pl-5 flex flex-col gap-2 text-sm max-w-narrow` } as const;
