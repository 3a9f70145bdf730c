import fs from "node:fs";
import path from "node:path";
import { root } from "../repository.mjs";

/**
 * Playwright arguments that select the stories affected by a change: the tools' own stories if only tools changed, all
 * stories if shared code changed, and none if no story can differ.
 */
export function selectStories(files) {
  const shown = files.filter((file) => /^(sdk\/src|widgets\/src|storybook)\//.test(file));
  if (shown.length === 0) return [];
  const titles = shown.map(titleOfTool);
  if (titles.includes(undefined)) return ["storybook/tests"];
  return ["--grep", [...new Set(titles)].map((title) => `${escapePattern(title)}[:/]`).join("|")];
}

/** `Tools/1:1 aide screener` for a file of that tool; undefined for what several tools share. */
function titleOfTool(file) {
  const folder = file.match(/^widgets\/src\/tools\/[^/]+/)?.[0];
  if (!folder || !fs.existsSync(path.join(root, folder))) return undefined;
  const stories = fs.readdirSync(path.join(root, folder)).find((name) => name.endsWith(".stories.tsx"));
  return stories && fs.readFileSync(path.join(root, folder, stories), "utf8").match(/title: "([^"]+)"/)?.[1];
}

function escapePattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
