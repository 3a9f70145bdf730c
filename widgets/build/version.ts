import packageFile from "../package.json" with { type: "json" };

/**
 * The version of the elements, of their npm package, and of `/embed/<version>/`. It is raised in `widgets/package.json`
 * with every change that leaves the house; a server refuses other files under a number that it has published.
 */
export const version: string = packageFile.version;

if (!version.startsWith("1."))
  throw new Error(`/embed/v1/ serves versions that begin with 1, and widgets/package.json says ${version}.`);
