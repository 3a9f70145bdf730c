import { headingId } from "./headingId.ts";

/** What can be read from an article's source without building it. */
export interface ArticleFacts {
  /** Plain text, one block per line, without citations. */
  readonly text: string;
  readonly words: number;
  readonly headings: readonly ArticleHeading[];
  readonly citations: readonly ArticleCitation[];
  /** Every tool named by a button or an embedded tool. */
  readonly tools: readonly string[];
  /** The targets of links. */
  readonly links: readonly string[];
}

export interface ArticleHeading {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

export interface ArticleCitation {
  readonly id: string;
  /** The paragraph within the provision, if the article names one. */
  readonly at: string | null;
}

/** @param source of an `.mdx` file: markdown with the few components of `pages/blog/article`. */
export function readArticle(source: string): ArticleFacts {
  const text = textOf(source);
  return {
    text,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    headings: [...source.matchAll(/^(##|###) +(.+)$/gm)].map(([, marks, title = ""]) => ({
      id: headingId(title.trim()),
      title: title.trim(),
      level: marks === "##" ? 2 : 3,
    })),
    citations: elements(source, "Law").map((given) => ({
      id: attribute(given, "id") ?? "",
      at: attribute(given, "at"),
    })),
    tools: [...elements(source, "ToolButton"), ...elements(source, "LiveTool")].map(
      (given) => attribute(given, "tool") ?? "",
    ),
    links: [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to),
  };
}

function textOf(source: string): string {
  return source
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/<Note\s+title="([^"]*)"\s*>/g, "\n$1\n")
    .replace(/\s*<(?:Law|LiveTool)\b[^>]*\/>/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|>|[-*]|\d+\.)\s+/gm, "")
    .replace(/\*\*?|(?<!\w)_|_(?!\w)/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** The attributes of every element of this name, as written. */
function elements(source: string, name: string): readonly string[] {
  return [...source.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, given = ""]) => given);
}

function attribute(given: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? null;
}
