/** An article, as the build makes it (build/articles.ts). */
declare module "*.mdx" {
  /** The text; what it may hold beside markdown is given to it. */
  const Article: (props: {
    readonly components: import("../../pages/blog/article/articleComponents.ts").ArticleComponents;
  }) => React.ReactNode;
  export default Article;
  /** The headings, in order. */
  export const headings: readonly import("./readArticle.ts").ArticleHeading[];
  /** The rules it cites, in the order of their first mention. */
  export const rules: readonly import("./CitedRule.ts").CitedRule[];
  /** How many words it has. */
  export const words: number;
}
