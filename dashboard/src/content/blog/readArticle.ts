import { headingId } from "./headingId.ts";

/** What can be read from an article's source without building it. */
export interface ArticleFacts {
  /** The words as a reader meets them, one block a line: no markup, no citations. */
  readonly text: string;
  /** How many words that is. */
  readonly words: number;
  readonly headings: readonly ArticleHeading[];
  readonly citations: readonly ArticleCitation[];
  /** Every tool that a button or an embedded tool names. */
  readonly tools: readonly string[];
  /** Where the links of the text lead. */
  readonly links: readonly string[];
}

export interface ArticleHeading {
  /** Names it in an address. */
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

export interface ArticleCitation {
  readonly id: string;
  /** The exact place, where the article names one within the provision. */
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

/** The attributes of every element of this name, as they are written. */
function elements(source: string, name: string): readonly string[] {
  return [...source.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, given = ""]) => given);
}

function attribute(given: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? null;
}
