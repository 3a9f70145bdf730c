import { chooseParts } from "../parts/choose.mjs";
import { changedFiles } from "./changed-files.mjs";
import { selectSpecs } from "./select-specs.mjs";
import { selectStories } from "./select-stories.mjs";

/** Parts that take seconds and are never left out. */
const always = ["types", "lint", "imports", "data"];

/** A change in what all parts depend on is tested whole. */
const everything =
  /^(\.ci\/(?!production\/|.*\.test\.ts$)|package(-lock)?\.json$|tsconfig.*\.json$|vitest\.config\.ts$|playwright\.config\.ts$)/;

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isStory = (file) => file.endsWith(".stories.tsx");
/** The pages of the documentation for site owners are source. */
const isDocument = (file) => file.endsWith(".md") && !file.startsWith("docs/site/pages/");

/** Which parts a change of these files concerns; Vitest finds the tests within them by its import graph. */
const concerned = [
  {
    part: "unit",
    when: (file) => /^(sdk|widgets|dashboard|docs\/site|storybook|examples|\.ci)\//.test(file),
  },
  { part: "react", when: (file) => /^(sdk|widgets)\//.test(file) },
  { part: "preact", when: (file) => /^(sdk|widgets)\//.test(file) },
  { part: "spanish", when: (file) => /^(sdk|widgets)\//.test(file) },
  { part: "dashboard", when: (file) => /^(sdk|widgets|dashboard)\//.test(file) },
  { part: "api", when: (file) => /^(sdk|api)\//.test(file) },
  { part: "api-rules", when: (file) => /^(sdk|api)\//.test(file) },
  { part: "api-mariadb", when: (file) => /^api\/(src|tests|simulator)\//.test(file) },
  {
    part: "budgets",
    when: (file) => /^(sdk|widgets|dashboard)\//.test(file) && !isTest(file) && !isStory(file),
  },
  {
    part: "languages",
    when: (file) => /^(sdk\/(src|locales|i18n)|widgets\/src|dashboard)\//.test(file) && !isTest(file),
  },
  {
    part: "engines",
    when: (file) =>
      /^(examples\/engines|widgets\/src\/(documents|document-reader|element|frame))\//.test(file) &&
      !isTest(file),
  },
  {
    part: "docs",
    when: (file) => /^docs\/site\/|^widgets\/CHANGELOG\.md|^sdk\/src\/(catalog|embed)\//.test(file),
  },
  { part: "wordpress", when: (file) => /^integrations\/wordpress\//.test(file) },
  { part: "frameworks", when: (file) => /^integrations\/frameworks\//.test(file) },
  {
    part: "production-smoke",
    when: (file) =>
      /^(\.ci\/production\/|PRODUCTION\.md|Dockerfile|compose\.yaml|Caddyfile|api\/src\/(environment|server)\.ts)/.test(
        file,
      ),
  },
];

/**
 * What a change touches, since a commit (the last one on main unless named): the parts, and for the browser the specs
 * and stories. Says what was chosen.
 * @returns {{ chosen: object[], only?: { since: string, browser: string[], stories: string[] } }}
 */
export function chooseChanged(parts, since) {
  const change = changedFiles(since);
  if (change.files.some((file) => everything.test(file))) {
    console.log(`Since ${change.name}, a file changed that all parts depend on: all of \`npm test\` runs.`);
    return { chosen: chooseParts(parts, []) };
  }
  const files = change.files.filter((file) => !isDocument(file) || file === "PRODUCTION.md");
  const browser = selectSpecs(files.filter((file) => !isTest(file) && !isStory(file)));
  const stories = selectStories(files.filter((file) => !isTest(file)));
  const names = concerned.filter(({ when }) => files.some(when)).map(({ part }) => part);
  if (browser.length) names.push("browser");
  if (stories.length) names.push("stories");
  const needsBuild = ["budgets", "languages", "docs", "engines", "wordpress", "frameworks"].some((name) =>
    names.includes(name),
  );
  if (browser.length || stories.length || needsBuild) names.push("build");
  const chosen = parts.filter(({ name }) => always.includes(name) || names.includes(name));
  console.log(describe(change, chosen, browser));
  return { chosen, only: { since: change.commit, browser, stories } };
}

function describe({ name, files }, chosen, browser) {
  if (files.length === 0)
    return `Nothing has changed since ${name}: only types, lint, imports and data are checked.`;
  const specs = browser.length ? `, ${browser.length} of the browser specs` : "";
  return `Since ${name}, ${files.length} ${files.length === 1 ? "file" : "files"} changed: ${chosen
    .map((part) => part.name)
    .join(", ")}${specs}.`;
}
