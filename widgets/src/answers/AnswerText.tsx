import { tw } from "@iep-insider/sdk/theme";
import { compiler, type MarkdownToJSX } from "markdown-to-jsx";
import { createElement, type ReactNode } from "react";

/**
 * The text of an answer: `**bold**`, lists and links, as in Markdown. HTML shows as plain text, an image as its
 * alternative text; only http and https links work, and open in a new tab.
 */
export function AnswerText({ text }: { readonly text: string }) {
  return <div className={tw`flex flex-col gap-3 max-w-text`}>{compiler(text, options)}</div>;
}

const webOnly = (address: string) => (/^https?:\/\//i.test(address.trim()) ? address : null);

function Link({ href, children }: { readonly href?: string; readonly children?: ReactNode }) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={tw`break-words`}>
      {children}
    </a>
  );
}

const options: MarkdownToJSX.Options = {
  // Preact's in an element. The library would import React's.
  createElement,
  disableParsingRawHTML: true,
  disableAutoLink: true,
  forceBlock: true,
  sanitizer: webOnly,
  // The library's wrapper only works with React's elements.
  wrapper: null,
  overrides: {
    a: Link,
    img: ({ alt }: { readonly alt?: string }) => <>{alt}</>,
    ul: { props: { className: tw`list-disc pl-5 flex flex-col gap-1` } },
    ol: { props: { className: tw`list-decimal pl-5 flex flex-col gap-1` } },
    // Headings of an answer are not part of the page's outline.
    ...Object.fromEntries(
      ["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [
        tag,
        ({ children }: { readonly children?: ReactNode }) => <p className={tw`font-semibold`}>{children}</p>,
      ]),
    ),
  },
};
