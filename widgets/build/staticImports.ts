import type { Plugin } from "vite";

/** The variable that holds the address of a classic script. */
export const scriptAddress = "IEP_SCRIPT";

/**
 * For a build into one file: imports statically what the source imports dynamically. Rolldown would wrap every module
 * that a dynamic import can reach into a function of its own, which is about a tenth of such a file. What another plugin
 * leaves outside the file stays a dynamic import, from the script's own address: in a script from another origin that a
 * page loads without `crossorigin`, a relative import has no base (HTML, "creating a classic script", muted errors).
 */
export const staticImports: Plugin = {
  name: "iep-static-imports",
  enforce: "post",
  transform: {
    filter: { code: /\bimport\(/ },
    async handler(code, id) {
      const found = [...code.matchAll(/\bimport\((["'`])(\.[^"'`]+)\1\)/g)];
      const imports: string[] = [];
      let written = code;
      for (const [whole, , path = ""] of found) {
        // Only the Spanish build asks for it; a static import would stay when its condition is gone.
        if (path.includes("/spanish/")) continue;
        const resolved = await this.resolve(path, id);
        if (!resolved) continue;
        if (resolved.external) {
          const address = `new URL(${JSON.stringify(resolved.id)}, ${scriptAddress}).href`;
          written = written.replace(whole, `import(${address})`);
          continue;
        }
        const name = `iepPart${imports.length}`;
        imports.push(`import * as ${name} from ${JSON.stringify(path)};`);
        written = written.replace(whole, `Promise.resolve(${name})`);
      }
      return written === code ? null : { code: `${imports.join("\n")}\n${written}`, map: null };
    },
  },
};
