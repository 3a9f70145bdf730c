import Article, { headings, rules } from "../../content/blog/history-of-special-education-rights.mdx";
import { PostPage } from "./PostPage.tsx";

export function Component() {
  return (
    <PostPage
      slug="history-of-special-education-rights"
      Article={Article}
      headings={headings}
      rules={rules}
    />
  );
}
