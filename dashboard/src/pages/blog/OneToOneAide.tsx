import Article, { headings, rules } from "../../content/blog/how-to-request-a-one-to-one-aide.mdx";
import { PostPage } from "./PostPage.tsx";

export function Component() {
  return (
    <PostPage slug="how-to-request-a-one-to-one-aide" Article={Article} headings={headings} rules={rules} />
  );
}
