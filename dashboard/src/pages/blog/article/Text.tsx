import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { headingId } from "../../../content/blog/headingId.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

// The styled elements of markdown.

interface Words {
  readonly children?: ReactNode;
}

export function Section({ children }: Words) {
  return (
    <h2
      id={idOf(children)}
      tabIndex={-1}
      className={`dash-heading ${tw`font-heading text-xl md:text-2xl max-w-narrow mt-6 scroll-mt-6`}`}
    >
      {children}
    </h2>
  );
}

export function Subsection({ children }: Words) {
  return (
    <h3
      id={idOf(children)}
      tabIndex={-1}
      className={`dash-heading ${tw`font-heading text-lg max-w-narrow mt-3 scroll-mt-6`}`}
    >
      {children}
    </h3>
  );
}

/** @throws at build time, if a heading contains more than text: the contents could not name it. */
function idOf(children: ReactNode): string {
  if (typeof children !== "string") throw new Error("A heading of an article holds more than plain words.");
  return headingId(children);
}

export function Paragraph({ children }: Words) {
  return <p className={tw`max-w-narrow`}>{children}</p>;
}

export function Bullets({ children }: Words) {
  return <ul className={tw`list-disc pl-5 flex flex-col gap-2 max-w-narrow`}>{children}</ul>;
}

export function Numbers({ children }: Words) {
  return <ol className={tw`list-decimal pl-6 flex flex-col gap-3 max-w-narrow`}>{children}</ol>;
}

export function Item({ children }: Words) {
  return <li>{children}</li>;
}

/** A text to send or to say. */
export function Quote({ children }: Words) {
  return (
    <blockquote className={tw`border-l-4 border-outline bg-sheet px-5 py-4 flex flex-col gap-3 max-w-narrow`}>
      {children}
    </blockquote>
  );
}

export function TextLink({ href = "", children }: Words & { readonly href?: string }) {
  const look = tw`text-primary font-medium`;
  if (href.startsWith("/") || href.startsWith("#"))
    return (
      <SiteLink to={href} className={look}>
        {children}
      </SiteLink>
    );
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
