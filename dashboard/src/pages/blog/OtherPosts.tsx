import { tw } from "@iep-insider/sdk/theme";
import { postFrame } from "../../content/blog/blog.ts";
import { type Post, postPath, posts } from "../../content/blog/posts.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The post before and the one after, by their days. */
export function OtherPosts({ post }: { readonly post: Post }) {
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
