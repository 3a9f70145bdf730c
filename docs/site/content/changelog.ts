import { readFileSync } from "node:fs";

/** `widgets/CHANGELOG.md` without its title, which is the page's own. */
export function changelog(): string {
  const text = readFileSync(new URL("../../../widgets/CHANGELOG.md", import.meta.url), "utf8");
  return text.replace(/^# .*\n/, "");
}

/** The newest version in it. @throws when it has none. */
export function currentVersion(): string {
  const version = /^## (\d+\.\d+\.\d+)$/m.exec(changelog())?.[1];
  if (!version) throw new Error("The changelog has no version.");
  return version;
}
