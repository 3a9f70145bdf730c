import { productName } from "@iep-insider/sdk/catalog";
import { componentName, reservedHeight } from "@iep-insider/sdk/embed";
import { attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { methods } from "../../src/element/reference/methods.ts";
import { elements } from "../elements.ts";
import { packageName, registerName, typeOf } from "./names.ts";

/** `README.md` of the npm package; its tables are those of the elements. */
export function readme(): string {
  return `# ${packageName}

${productName}: special-education advocacy tools for parents, as custom elements. They work in any page and with any framework, with their own styles in a shadow root, and bring no other package along.

## A tag

\`\`\`js
import "${packageName}/aide-screener";
\`\`\`

\`\`\`html
<aide-screener api-base="https://YOUR-IEP-INSIDER" site-key="site_…" style="display: block; min-height: ${reservedHeight("aide-screener")[0].height}px">
  <a href="https://YOUR-IEP-INSIDER/advanced-tools?tool=aide-screener">Open the 1:1 Aide Screener</a>
</aide-screener>
\`\`\`

The import makes the tag known to the browser, and does nothing on a server. \`api-base\` is the address of our server: the code comes from your own bundle, so it cannot find it by itself. The link shows until the tool comes, and where scripts do not run. The height keeps the space free, so that nothing on your page moves.

The package's own entry registers nothing; it gives a function per element: \`import { ${registerName("aide-screener")} } from "${packageName}"\`.

## React

\`\`\`tsx
import { AideScreener } from "${packageName}/react";

<AideScreener apiBase="https://YOUR-IEP-INSIDER" siteKey="site_…" onResult={(event) => thank(event.detail.tool)} />
\`\`\`

For React 18 and newer. A server renders the tag with a link inside; the browser hydrates it, then loads the tool's files. In React Server Components it is a client component by itself. A \`ref\` gets the element, with the methods below. Each attribute is a property, each event a handler: ${events.map(({ name }) => `\`on${componentName(name.slice("iep:".length))}\``).join(", ")}.

## Vue and Svelte

They use the tags as they are. \`import "${packageName}/vue"\` or \`import "${packageName}/svelte"\` adds their types to templates, and no code. In Vue, tell the compiler that they are elements: \`isCustomElement: (tag) => /^(iep|aide)-/.test(tag)\`.

## Spanish

\`import "${packageName}/es/aide-screener"\` registers the same tag with the tool in Spanish. \`${packageName}/es\` and \`${packageName}/es/react\` are the other entries in Spanish. The first import of a tag counts for the whole page, whatever its \`lang\`. Letters to the school stay in English.

\`\`\`js
if (document.documentElement.lang === "es") await import("${packageName}/es/aide-screener");
else await import("${packageName}/aide-screener");
\`\`\`

## Elements

| element | tag | in React |
|---|---|---|
${elements.map(({ tag, title }) => `| ${title} | \`<${tag}>\` | \`${componentName(tag)}\` |`).join("\n")}

## Attributes

| attribute | property | values | without it | meaning |
|---|---|---|---|---|
${attributes.map((row) => `| \`${row.name}\` | \`${row.property}\` | ${row.values ? typeOf(row).replaceAll(" | ", ", ") : row.type} | ${row.default ?? ""} | ${row.meaning} |`).join("\n")}

## Events

They bubble, and their \`detail\` is \`{ tool, completed }\`: never what a parent typed, checked, chose or got.

| event | meaning |
|---|---|
${events.map(({ name, meaning }) => `| \`${name}\` | ${meaning} |`).join("\n")}

## Methods

| name | type | meaning |
|---|---|---|
${methods.map(({ name, type, meaning }) => `| \`${name}\` | \`${type}\` | ${meaning} |`).join("\n")}

## More

- \`CHANGELOG.md\`: what changed, what never changes within version 1, and how versions work.
- \`LICENSE\`: you may embed these elements on your own site, unmodified and free of charge.
- \`custom-elements.json\`: the same tables for editors and documentation. \`html-custom-data.json\` is for Visual Studio Code: add \`"html.customData": ["./node_modules/${packageName}/html-custom-data.json"]\` to its settings. JetBrains editors find \`web-types.json\` by themselves.
- A content security policy needs our server in \`connect-src\`, and nothing else.
`;
}
