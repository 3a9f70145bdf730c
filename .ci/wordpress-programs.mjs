import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findProgram } from "./find-program.mjs";
import { programsFolder } from "./unpacked-programs.mjs";

/** WordPress with one theme, and what its files link to. */
export const wordPressPackages = [
  "wordpress",
  "wordpress-theme-twentytwentythree",
  "libjs-cropper",
  "libjs-underscore",
  "php-getid3",
];

/** PHP's command line, when it can talk to MariaDB. */
export function findPhp() {
  const php = findProgram("php");
  const check = ["-r", 'exit(extension_loaded("mysqli") ? 0 : 1);'];
  return php && spawnSync(php, check).status === 0 ? php : undefined;
}

/** WordPress's folder, with its theme. */
export function findWordPress() {
  return [programsFolder, "/"]
    .map((folder) => path.join(folder, "usr/share/wordpress"))
    .find((folder) => fs.existsSync(path.join(folder, "wp-content/themes/twentytwentythree/style.css")));
}
