import { type CatalogTool, productName, samplePath, tools } from "@iep-insider/sdk/catalog";
import { addressIn, originPlaceholder } from "@iep-insider/sdk/contract";
import { withoutLinks } from "@iep-insider/sdk/locale";
import { language } from "../app/language.ts";
import { blog } from "../content/blog/blog.ts";
import { type Post, postPath, posts } from "../content/blog/posts.ts";
import { faq } from "../content/faq.ts";
import { heads } from "../content/heads.ts";
import { hub } from "../content/hub.ts";
import { preview } from "../content/preview.ts";
import { samplePage } from "../content/sample.ts";
import { footer } from "../content/site.ts";

/** A schema.org object. It says only what its page shows. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** A page's structured data; empty for most pages. */
export function structuredDataOf(path: string): readonly StructuredData[] {
  if (path === "/") return [site];
  if (path === "/pricing") return [questions()];
  const tool = tools.find(({ id }) => samplePath(id) === path);
  if (tool) return [wayToSample(tool)];
  const post = posts.find((one) => postPath(one) === path);
  return post ? [article(post), wayToPost(post)] : [];
}

/** A block that browsers do not run. Nothing inside can end it early. */
export function structuredDataBlock(data: StructuredData): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

const organization = {
  "@type": "Organization",
  name: productName,
  url: `${originPlaceholder}/`,
  logo: `${originPlaceholder}/icon-512.png`,
} as const;

const site = {
  "@type": "WebSite",
  name: productName,
  url: originPlaceholder + addressIn(language, "/"),
  description: heads["/"].description,
  inLanguage: "en-US",
  publisher: { ...organization, description: footer.about },
} as const satisfies StructuredData;

function questions(): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: faq.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(withoutLinks).join(" ") },
    })),
  };
}

function article(post: Post): StructuredData {
  const address = originPlaceholder + addressIn(language, postPath(post));
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.day,
    timeRequired: `PT${post.minutes}M`,
    inLanguage: "en-US",
    url: address,
    mainEntityOfPage: address,
    image: originPlaceholder + preview.path,
    author: organization,
    publisher: organization,
  };
}

/** Breadcrumbs: home, all posts, this post. */
function wayToPost(post: Post): StructuredData {
  return way({ name: blog.title, path: "/blog" }, { name: post.title, path: postPath(post) });
}

/** Breadcrumbs: home, all tools, this sample. */
function wayToSample({ id, title }: CatalogTool): StructuredData {
  return way(
    { name: hub.title, path: "/advanced-tools" },
    { name: samplePage.title(title), path: samplePath(id) },
  );
}

interface Step {
  readonly name: string;
  readonly path: string;
}

function way(...further: readonly Step[]): StructuredData {
  const steps: readonly Step[] = [{ name: productName, path: "/" }, ...further];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: originPlaceholder + addressIn(language, path),
    })),
  };
}
