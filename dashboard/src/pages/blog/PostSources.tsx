import { type FactStatus, factStatuses } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { postSources } from "../../content/blog/blog.ts";
import type { CitedRule } from "../../content/blog/CitedRule.ts";
import type { OutsideSource, Post } from "../../content/blog/posts.ts";

export const sourcesId = "sources";

/** A post's sources: the rules, the surest first, each with its label; then other pages. */
export function PostSources({ post, rules }: { readonly post: Post; readonly rules: readonly CitedRule[] }) {
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
              {citation}
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
            <a href={address}>{title}</a>, {publisher}
          </li>
        ))}
      </ul>
    </>
  );
}

const look = { list: tw`list-disc pl-5 flex flex-col gap-2 text-sm max-w-narrow` } as const;
