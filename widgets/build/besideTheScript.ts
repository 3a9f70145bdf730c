import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Modules that a build leaves out, each for a file that holds and gives it. */
export const besides = {
  framed: /widgets[\\/]src[\\/]frame[\\/]framed\.ts$/,
  /** What opens a tool over the page. */
  overlay: /widgets[\\/]src[\\/]element[\\/]overlay[\\/]overlayView\.ts$/,
  /** In the other language. */
  language: /widgets[\\/]src[\\/]element[\\/]partsOf\.ts$/,
  accent: /widgets[\\/]src[\\/]element[\\/]accent[\\/]accentSheet\.ts$/,
  onPage: /widgets[\\/]src[\\/]element[\\/]onPage[\\/]adaptToPage\.ts$/,
} as const;

/**
 * Leaves these where another build has put them: a script finds them from its own address.
 * @param files below the embed folder, with the modules that each holds. @param way from the script to that folder.
 */
export function besideTheScript(files: Readonly<Record<string, RegExp>>, way: "./" | "../"): Plugin {
  const fileOf = (id: string) => Object.entries(files).find(([, modules]) => modules.test(id))?.[0];
  return {
    name: "iep-beside",
    enforce: "pre",
    async resolveId(id, importer = "", options) {
      // Our modules name files. Where a query or a package leads has to be looked up, which takes far longer.
      const isFile = id.startsWith(".") && !importer.includes("?");
      const module = isFile
        ? join(dirname(importer), id)
        : (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id;
      const file = module && fileOf(module);
      return file ? { id: way + file, external: "absolute" } : null;
    },
  };
}
