import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { productName } from "@iep-insider/sdk/catalog";
import { type AttributeRow, attributes } from "../src/element/reference/attributes.ts";
import { events } from "../src/element/reference/events.ts";
import { elements, registeringEntries } from "./elements.ts";
import { fetchableElements } from "./fetchableElements.ts";
import { buildWith, generatedEntries, packageFolder, widgetsFolder } from "./vite.ts";

/**
 * The npm package: `import "@iep-insider/elements/aide-screener"` registers one element, the package's own
 * entry registers nothing and gives each element's `register()`. With types for TypeScript and for JSX.
 */
export async function buildNpmPackage(): Promise<void> {
  const imports = elements.map(
    ({ file }, index) => `import { element as e${index} } from ${JSON.stringify(file)};`,
  );
  const registers = elements.map(
    ({ tag, title }, index) =>
      `export const ${registerName(tag)} = () => e${index}.register(${JSON.stringify(title)});`,
  );
  await buildWith({
    define: { "import.meta.env.IEP_IN_PACKAGE": "true" },
    plugins: [
      generatedEntries({ index: [...imports, ...registers].join("\n"), ...registeringEntries }),
      // Written as import() of a file of the package, which every bundler follows; it registers nothing by itself.
      fetchableElements(Object.fromEntries(elements.map(({ id, file }) => [id, JSON.stringify(file)]))),
    ],
    build: {
      outDir: packageFolder,
      lib: { entry: "", formats: ["es"] },
      rolldownOptions: {
        input: {
          index: "entry:index",
          ...Object.fromEntries(elements.map(({ id, tag }) => [tag, `entry:${id}`])),
        },
        output: { minify: true, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  await mkdir(packageFolder, { recursive: true });
  await writeFile(`${packageFolder}/package.json`, packageJson());
  await writeFile(`${packageFolder}/elements.d.ts`, elementTypes());
  await writeFile(`${packageFolder}/index.d.ts`, indexTypes());
  for (const { tag } of elements)
    await writeFile(`${packageFolder}/${tag}.d.ts`, `import "./elements.js";\n`);
}

function packageJson(): string {
  const { version } = JSON.parse(readFileSync(`${widgetsFolder}package.json`, "utf8"));
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return `${JSON.stringify(
    {
      name: "@iep-insider/elements",
      version,
      description: `${productName}: special-education advocacy tools for parents, as custom elements.`,
      type: "module",
      sideEffects: elements.map(({ tag }) => `./${tag}.js`),
      exports: {
        ".": entry("index"),
        ...Object.fromEntries(elements.map(({ tag }) => [`./${tag}`, entry(tag)])),
      },
    },
    null,
    2,
  )}\n`;
}

/** @returns `registerAideScreener` for `aide-screener`. */
function registerName(tag: string): string {
  return `register${tag.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())}`;
}

function indexTypes(): string {
  const registers = elements.map(
    ({ tag }) =>
      `/** Makes <${tag}> known to the browser; nothing on a server. @returns whether it was registered now. */\nexport declare const ${registerName(tag)}: () => boolean;`,
  );
  return `export * from "./elements.js";\n\n${registers.join("\n\n")}\n`;
}

/** Types from the one attribute table and the one list of events. */
function elementTypes(): string {
  const doc = (row: AttributeRow, indent: string) => `${indent}/** ${row.meaning} */\n`;
  const properties = attributes.map((row) => `${doc(row, "  ")}  ${row.property}: string | null;`).join("\n");
  const jsx = attributes.map((row) => `${doc(row, "  ")}  "${row.name}"?: string;`).join("\n");
  const handlers = events.map(({ name }) => `  "${name}": CustomEvent<ToolEventDetail>;`).join("\n");
  const tags = elements.map(({ tag }) => `    "${tag}": ToolElement;`).join("\n");
  const jsxTags = elements
    .map(({ tag }) => `      "${tag}": ToolAttributes & HTMLAttributes<HTMLElement>;`)
    .join("\n");
  return `import type { HTMLAttributes, Ref } from "react";

/** Names the tool; never what a parent typed, ticked, chose or got. */
export interface ToolEventDetail {
  readonly tool: string;
  readonly completed: boolean;
}

export interface ToolElement extends HTMLElement {
${properties}
}

export interface ToolAttributes {
${jsx}
  ref?: Ref<ToolElement>;
}

declare global {
  interface HTMLElementTagNameMap {
${tags}
  }
  interface HTMLElementEventMap {
${handlers}
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${jsxTags}
    }
  }
}
`;
}
