import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { blog } from "../../content/blog/blog.ts";
import { type Post, postPath, posts } from "../../content/blog/posts.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { PostDates } from "./PostDates.tsx";

export function Component() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10`}>
      <PageTitle title={blog.title} lead={blog.lead} />
      <ul className={tw`grid gap-5 md:grid-cols-3`}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
      <section
        aria-labelledby="start"
        className={tw`flex flex-col items-start gap-3 border-t border-line pt-8`}
      >
        <h2 id="start" className={`dash-heading ${tw`font-heading text-xl`}`}>
          {blog.toolsTitle}
        </h2>
        <p className={tw`max-w-narrow`}>{blog.toolsText}</p>
        <SiteLink to="/advanced-tools" className={buttonLook.primary}>
          {blog.tools}
        </SiteLink>
      </section>
    </div>
  );
}

/** The whole card is the link. */
function PostCard({ post }: { readonly post: Post }) {
  return (
    <li className={tw`relative flex flex-col gap-3 rounded border border-outline bg-sheet p-5`}>
      <PostDates post={post} />
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{post.title}</h2>
      <p>{post.description}</p>
      <p className={tw`text-sm text-quiet pb-2`}>{post.holds}</p>
      <SiteLink to={postPath(post)} className={`dash-whole-card ${tw`mt-auto`} ${buttonLook.plain}`}>
        {blog.read}
        <span className="iep-unseen">: {post.title}</span>
      </SiteLink>
    </li>
  );
}
