import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { blog } from "../../content/blog/blog.ts";
import { type Post, postPath } from "../../content/blog/posts.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PostDates } from "./PostDates.tsx";

/** A post in the list; the whole card is its link. */
export function PostCard({ post }: { readonly post: Post }) {
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
