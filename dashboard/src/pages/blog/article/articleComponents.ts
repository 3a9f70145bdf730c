import type { ComponentType, ReactNode } from "react";
import { Law } from "./Law.tsx";
import { LiveTool } from "./LiveTool.tsx";
import { Note } from "./Note.tsx";
import { Bullets, Item, Numbers, Paragraph, Quote, Section, Subsection, TextLink } from "./Text.tsx";
import { ToolButton } from "./ToolButton.tsx";

interface Words {
  readonly children?: ReactNode;
}

/** The elements of markdown, and four components of our own. */
export interface ArticleComponents {
  readonly h2: ComponentType<Words>;
  readonly h3: ComponentType<Words>;
  readonly p: ComponentType<Words>;
  readonly ul: ComponentType<Words>;
  readonly ol: ComponentType<Words>;
  readonly li: ComponentType<Words>;
  readonly blockquote: ComponentType<Words>;
  readonly a: ComponentType<Words & { readonly href?: string }>;
  readonly Law: ComponentType<{ readonly id: string; readonly at?: string }>;
  readonly LiveTool: ComponentType<{ readonly tool: string }>;
  readonly Note: ComponentType<Words & { readonly title: string }>;
  readonly ToolButton: ComponentType<Words & { readonly tool: string }>;
}

export const articleComponents: ArticleComponents = {
  h2: Section,
  h3: Subsection,
  p: Paragraph,
  ul: Bullets,
  ol: Numbers,
  li: Item,
  blockquote: Quote,
  a: TextLink,
  Law,
  LiveTool,
  Note,
  ToolButton,
};
