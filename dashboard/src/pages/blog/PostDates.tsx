import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { blog, postFrame } from "../../content/blog/blog.ts";
import type { Post } from "../../content/blog/posts.ts";

/** A post's date and reading time; on its own page, also when its law was checked. */
export function PostDates({ post, withLaw = false }: { readonly post: Post; readonly withLaw?: boolean }) {
  return (
    <p className={tw`flex flex-wrap gap-x-4 text-sm text-quiet`}>
      <time dateTime={post.day}>{dayInWords(post.day)}</time>
      <span>{blog.readingTime(post.minutes)}</span>
      {withLaw ? <span>{postFrame.checked(post.lawChecked)}</span> : null}
    </p>
  );
}
