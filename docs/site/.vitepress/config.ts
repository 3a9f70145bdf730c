import { productName } from "@iep-insider/sdk/catalog";
import { tokenCss } from "@iep-insider/sdk/theme/tokens";
import { defineConfig } from "vitepress";
import { directives } from "../content/directives.ts";
import { generatedPage } from "../content/generatedPages.ts";
import { navigation, sidebar } from "../content/navigation.ts";
import { integrityPlaceholder } from "../content/placeholders.ts";
import { startingWhenUsed } from "./startWhenUsed.ts";

const title = `${productName} docs`;

export default defineConfig({
  title,
  titleTemplate: `:title | ${title}`,
  description: `How to put the tools of ${productName} on your own page.`,
  lang: "en-US",
  base: "/docs/",
  srcDir: "pages",
  outDir: "dist",
  cacheDir: "node_modules/.vitepress",
  cleanUrls: true,
  // Otherwise the switch for dark mode writes a style element, which our content security policy blocks.
  appearance: { disableTransition: false },
  head: [["link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }]],
  transformHead: ({ assets }) =>
    assets
      .filter((file) => file.endsWith(".woff2"))
      .map((href) => ["link", { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" }]),
  // Code with a hash gets it from the application, which also writes the whole page for an unknown address.
  transformHtml: (html) =>
    [integrityPlaceholder, '<div id="app"></div>'].some((mark) => html.includes(mark))
      ? html
      : startingWhenUsed(html),
  markdown: {
    config: (markdown) => directives(markdown),
    // A phone has no room for a column of numbers, and the copied code must not have any.
    lineNumbers: false,
    // The grammar of HTML takes URLs apart, in which the origin is filled in later.
    languageAlias: { html: "xml" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  themeConfig: {
    nav: navigation,
    sidebar,
    search: {
      provider: "local",
      options: {
        detailedView: false,
        _render: (source, env, markdown) =>
          markdown.renderAsync(source || generatedPage(env.relativePath ?? ""), env),
      },
    },
    outline: { level: [2, 3], label: "On this page" },
    docFooter: { prev: "Before", next: "Next" },
    externalLinkIcon: false,
    notFound: {
      title: "Page not found",
      quote: "This page may have moved. Search for it above, or go to the start.",
      linkText: "Go to the start",
      linkLabel: "Go to the start",
    },
  },
  vite: {
    plugins: [
      {
        name: "tokens",
        resolveId: (id) => (id === tokensId ? `\0${tokensId}` : undefined),
        load: (id) => (id === `\0${tokensId}` ? tokenCss() : undefined),
      },
    ],
    build: { chunkSizeWarningLimit: 2000 },
  },
});

const tokensId = "virtual:tokens.css";
