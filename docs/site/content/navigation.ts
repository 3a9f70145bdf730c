import { tools } from "@iep-insider/sdk/catalog";
import { siteBuilders } from "@iep-insider/sdk/embed";
import type { DefaultTheme } from "vitepress";
import { currentVersion } from "./changelog.ts";

const builders = [
  { text: "Plain HTML", link: "/site-builders/plain-html" },
  { text: "WordPress.org", link: "/site-builders/wordpress-org" },
  ...siteBuilders.map(({ id, name }) => ({ text: name, link: `/site-builders/${id}` })),
  { text: "React, Vue and others", link: "/frameworks" },
] as const;

/** The pages of site builders, as a list of links. */
export function builderList(): string {
  return builders.map(({ text, link }) => `- [${text}](${link})`).join("\n");
}

/** All pages, in reading order. Of the two long sections, only `open` is not collapsed. */
const sections = (open?: "tools" | "builders"): DefaultTheme.SidebarItem[] => [
  {
    text: "Start",
    items: [
      { text: "Put a tool on your page", link: "/" },
      { text: "Ways to show a tool", link: "/ways-to-show-a-tool" },
      { text: "Colors and theme", link: "/theming" },
      { text: "Languages", link: "/languages" },
      { text: "In the page or in an iframe", link: "/in-the-page-or-in-an-iframe" },
      { text: "Troubleshooting", link: "/troubleshooting" },
    ],
  },
  {
    text: "Choose a tool",
    link: "/tools/",
    collapsed: open !== "tools",
    items: tools.map(({ id, title }) => ({ text: title, link: `/tools/${id}` })),
  },
  {
    text: "Your site builder",
    link: "/site-builders/",
    collapsed: open !== "builders",
    items: [...builders],
  },
  {
    text: "Partners",
    items: [
      { text: "Site keys and statistics", link: "/site-keys-and-statistics" },
      { text: "Reports and webhooks", link: "/reports-and-webhooks" },
    ],
  },
  {
    text: "Trust",
    items: [
      { text: "Privacy and security", link: "/privacy-and-security" },
      { text: "Without a connection", link: "/without-a-connection" },
      { text: "Browsers", link: "/browsers" },
    ],
  },
  {
    text: "Reference",
    items: [
      { text: "Attributes", link: "/attributes" },
      { text: "Events and methods", link: "/events-and-methods" },
      { text: "Versions", link: "/versions" },
      { text: "Changelog", link: "/changelog" },
      { text: "API reference", link: "/api/", target: "_self" },
    ],
  },
];

/**
 * The sidebar by the start of the page's path, with the page's own section open. Where `collapsed` closes that section,
 * VitePress's application renders it closed before it opens it, and the sidebar loses its scroll position.
 */
export const sidebar: DefaultTheme.SidebarMulti = {
  "/tools/": sections("tools"),
  "/site-builders/": sections("builders"),
  "/frameworks": sections("builders"),
  "/": sections(),
};

export const navigation: DefaultTheme.NavItem[] = [
  { text: "Get started", link: "/" },
  { text: "Tools", link: "/tools/" },
  {
    text: `Version ${currentVersion()}`,
    items: [
      { text: "Changelog", link: "/changelog" },
      { text: "Which address to use", link: "/versions" },
    ],
  },
];
