/** Shown in place of a tool that did not come. Each by itself, since every byte of the loader counts. */
export const couldNotLoad = "This tool could not load.";
export const openOnOurSite = "Open it on our site";
export const noTool = (tag: string) => `There is no tool <${tag}>.`;
export const allTools = "See all tools";
