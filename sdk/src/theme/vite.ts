import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { sheetOf } from "./staticTwind.ts";
import { tokenCss } from "./tokens.ts";

export interface Sheet {
  /** Absolute paths of the folders, or files, whose `` tw`…` `` classes are in this sheet. */
  readonly folders: readonly string[];
  /** With the design tokens and the page background; in exactly one sheet of a page. */
  readonly withBase?: boolean;
  /** The name of the sheet that always precedes this one. */
  readonly after?: string;
}

/**
 * Serves finished style sheets as modules (ADR 37).
 * `import css from "virtual:sheet/kit"` gives the text, for a constructable style sheet;
 * `import "virtual:sheet/kit.css"` is handled like any other CSS file.
 */
export function staticTwind(sheets: Readonly<Record<string, Sheet>>): Plugin {
  const prefix = "virtual:sheet/";
  const resolved = "\0sheet:";
  const nameIn = (id: string) => id.slice(resolved.length).replace(/\.css$/, "");
  let minify = false;

  return {
    name: "iep-static-twind",
    // Before Vite's own CSS plugin, which would look for the file on disk.
    enforce: "pre",
    // The sheets have their own fallbacks for older browsers. A lower target rewrites light-dark() to variables
    // that are set only where the same file sets color-scheme, so a script that sets it would lose every color.
    config: () => ({ build: { cssTarget: "esnext" } }),
    configResolved(config) {
      minify = config.command === "build";
    },
    // Bundlers call these for what fits the filter alone: most of a build's time went into calls for nothing.
    resolveId: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        if (!sheets[nameIn(resolved + id.slice(prefix.length))]) this.error(`There is no sheet "${id}".`);
        return resolved + id.slice(prefix.length);
      },
    },
    load: {
      filter: { id: new RegExp(`^${resolved}`) },
      handler(id) {
        const sheet = sheets[nameIn(id)];
        if (!sheet) return null;
        const { css, files } = sheetOf(sheet.folders, sheets[sheet.after ?? ""]?.folders);
        for (const file of files) this.addWatchFile(file);
        const whole = sheet.withBase ? tokenCss() + baseCss(minify) + css : css;
        return id.endsWith(".css")
          ? whole
          : { code: `export default ${JSON.stringify(whole)};`, moduleType: "js" };
      },
    },
    handleHotUpdate({ file, server, modules }) {
      const graph = server.moduleGraph;
      const touched = Object.keys(sheets).flatMap((name) =>
        sheets[name]?.folders.some((folder) => file.startsWith(folder))
          ? [graph.getModuleById(resolved + name), graph.getModuleById(`${resolved + name}.css`)]
          : [],
      );
      return [...modules, ...touched.filter((module) => module !== undefined)];
    },
  };
}

function baseCss(minify: boolean): string {
  const css = readFileSync(fileURLToPath(new URL("base.css", import.meta.url)), "utf8");
  if (!minify) return css;
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;}/g, "}")
    .trim();
}
