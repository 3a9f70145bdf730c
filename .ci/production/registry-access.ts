import { execFileSync } from "node:child_process";
import { environmentWithoutOurNode } from "../install.mjs";
import { root } from "../repository.mjs";

/**
 * How this machine's npm reaches its registry, as settings for a shell. Run on the project's own Node, npm would look
 * for the machine's settings beside that Node and miss them: its registry, its proxy, its certificates.
 */
export function registryAccess(): Readonly<Record<string, string>> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && ofTheNetwork.test(name) ? [[name, value]] : [],
  );
  const files = ["userconfig", "globalconfig"].map((name) => [`npm_config_${name}`, settingOfNpm(name)]);
  return Object.fromEntries([...own, ...files]);
}

const ofTheNetwork =
  /^(NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|ca|cafile|proxy|https[-_]proxy|noproxy|strict[-_]ssl))$/i;

/** Asks npm on the machine's Node, not on ours. */
function settingOfNpm(name: string): string {
  const setting = { cwd: root, env: environmentWithoutOurNode(), encoding: "utf8" } as const;
  return execFileSync("npm", ["config", "get", name], setting).trim();
}
