import Article, { headings, rules } from "../../content/blog/eligibility-categories.mdx";
import { PostPage } from "./PostPage.tsx";

export function Component() {
  return <PostPage slug="eligibility-categories" Article={Article} headings={headings} rules={rules} />;
}
