import { readFileSync } from "node:fs";
import { productName } from "@iep-insider/sdk/catalog";
import { type ElementToBuild, elements } from "../elements.ts";
import { version } from "../version.ts";
import { widgetsFolder } from "../vite.ts";
import { packageName } from "./names.ts";

/**
 * `package.json` of the npm package. Each framework is needed for its own entry alone.
 * @param inSpanish the elements that have an entry in Spanish.
 */
export function packageFile(inSpanish: readonly ElementToBuild[]): string {
  const { license, repository }: { license: string; repository?: unknown } = JSON.parse(
    readFileSync(`${widgetsFolder}../package.json`, "utf8"),
  );
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const optional = { optional: true };
  const content = {
    name: packageName,
    version,
    description: `${productName}: special-education advocacy tools for parents, as custom elements.`,
    license,
    ...(repository ? { repository } : {}),
    type: "module",
    // Importing one of these registers its element. All others do nothing by themselves.
    sideEffects: [
      ...elements.map(({ tag }) => `./${tag}.js`),
      ...inSpanish.map(({ tag }) => `./es/${tag}.js`),
    ],
    customElements: "custom-elements.json",
    "web-types": "web-types.json",
    exports: {
      ".": entry("index"),
      "./react": entry("react"),
      "./vue": entry("vue"),
      "./svelte": entry("svelte"),
      ...Object.fromEntries(elements.map(({ tag }) => [`./${tag}`, entry(tag)])),
      "./es": entry("es/index"),
      "./es/react": entry("es/react"),
      ...Object.fromEntries(inSpanish.map(({ tag }) => [`./es/${tag}`, entry(`es/${tag}`)])),
      "./custom-elements.json": "./custom-elements.json",
      "./html-custom-data.json": "./html-custom-data.json",
      "./web-types.json": "./web-types.json",
      "./package.json": "./package.json",
    },
    types: "./index.d.ts",
    peerDependencies: { react: ">=18", svelte: ">=5", vue: ">=3.3" },
    peerDependenciesMeta: { react: optional, svelte: optional, vue: optional },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
