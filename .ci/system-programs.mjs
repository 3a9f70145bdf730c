import { spawnSync } from "node:child_process";
import { clusterPackages, findClusterPrograms } from "./cluster-programs.mjs";
import { findProgram, isProgram } from "./find-program.mjs";
import { findMariaDb } from "./mariadb.mjs";
import { runToEnd } from "./run-to-end.mjs";
import { findProgramOrUnpacked, unpackInto } from "./unpacked-programs.mjs";
import { findPhp, findWordPress, wordPressPackages } from "./wordpress-programs.mjs";

/** What the tests need from the system: how to find it, Debian's packages of it, and how else to get it. */
const programs = {
  chromium: {
    find: findChromium,
    // Uses half the CPU time of full Chromium, since it has no window to draw.
    packages: ["chromium-headless-shell"],
    advice: "Chromium is missing: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.",
  },
  firefox: {
    find: findFirefox,
    packages: ["firefox-esr"],
    advice: "Firefox is missing: install it, or set FIREFOX_PATH to its program.",
  },
  webkit: {
    find: () => findProgram("WebKitWebDriver") && findProgram("Xvfb"),
    packages: ["webkit2gtk-driver", "xvfb"],
    advice:
      "WebKitGTK is missing: on Linux, install its driver and the display Xvfb (Debian: webkit2gtk-driver, xvfb).",
  },
  mariadb: {
    find: findMariaDb,
    // Without `mariadb-server`, which would start an unwanted service.
    packages: ["mariadb-server-core", "mariadb-client-core"],
    advice: "MariaDB is missing: install its server, so that mariadbd and mariadb-install-db can be run.",
  },
  caddy: {
    find: () => findProgramOrUnpacked("caddy"),
    packages: ["caddy"],
    // Its package would start a service at port 80.
    isUnpacked: true,
    advice: "Caddy is missing: install it, so that caddy can be run.",
  },
  mariadbDump: {
    find: () => findProgramOrUnpacked("mariadb-dump"),
    packages: ["mariadb-client"],
    isUnpacked: true,
    advice: "mariadb-dump is missing: install MariaDB's client, so that backups can be made.",
  },
  age: {
    find: () => findProgramOrUnpacked("age"),
    packages: ["age"],
    isUnpacked: true,
    advice: "age is missing: install it, so that age and age-keygen can be run.",
  },
  php: {
    find: findPhp,
    // Neither starts a service, as the package `php` would.
    packages: ["php-cli", "php-mysql"],
    advice: "PHP is missing: install its command line with the extension mysqli, so that php can be run.",
  },
  wordpress: {
    find: findWordPress,
    packages: wordPressPackages,
    // Its package would install a web server.
    isUnpacked: true,
    advice: `WordPress is missing: Debian's packages ${wordPressPackages.join(", ")} have it.`,
  },
  cluster: {
    find: findClusterPrograms,
    packages: clusterPackages,
    isUnpacked: true,
    advice: `A cluster needs MariaDB's server and Debian's packages ${clusterPackages.join(", ")}.`,
  },
};

/** The names that a part of the tests may need. */
export const programNames = Object.keys(programs);

/**
 * Ensures that the named programs exist, installing Debian packages where that is allowed.
 * Returns for each what `find` finds, or under `problems` a sentence that says how to get it.
 */
export async function provideSystemPrograms(names) {
  const missing = names.filter((name) => !programs[name].find());
  const packagesOf = (isUnpacked) =>
    missing
      .filter((name) => (programs[name].isUnpacked ?? false) === isUnpacked)
      .flatMap((name) => programs[name].packages);
  const report = missing.length ? await installPackages(packagesOf(false), packagesOf(true)) : "";
  const found = Object.fromEntries(names.map((name) => [name, programs[name].find()]));
  const problems = {};
  for (const name of names) if (!found[name]) problems[name] = `${programs[name].advice}${report}`;
  return { found, problems, installed: missing.filter((name) => found[name]) };
}

export function findChromium() {
  const set = process.env.CHROMIUM_PATH;
  if (set) return isProgram(set) ? set : undefined;
  const chrome = ["google-chrome", "google-chrome-stable"];
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", ...chrome];
  const known = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  ];
  return names.map(findProgram).find(Boolean) ?? known.find(isProgram);
}

function findFirefox() {
  const set = process.env.FIREFOX_PATH;
  if (set) return isProgram(set) ? set : undefined;
  return ["firefox-esr", "firefox"].map(findProgram).find(Boolean);
}

/** Returns why it did not work, as text to put after the advice; nothing when it did. */
async function installPackages(installed, unpacked) {
  const prefix = privileges();
  if (!prefix) return "";
  const apt = (words) => {
    const [program, ...rest] = [...prefix, "apt-get", "-o", "DPkg::Lock::Timeout=180", ...words];
    return runToEnd({
      program,
      words: rest,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      minutes: 10,
    });
  };
  const update = await apt(["update", "-q"]);
  const ends = [];
  if (installed.length)
    ends.push(await apt(["install", "-y", "-q", "--no-install-recommends", ...installed]));
  if (unpacked.length) ends.push(await unpackInto(unpacked));
  const failed = ends.filter(({ code }) => code !== 0);
  if (failed.length === 0) return "";
  const output = [update, ...failed].map((end) => (end.code === 0 ? "" : end.output)).join("");
  const lines = output.trimEnd().split("\n").slice(-12);
  return `\napt-get could not get ${[...installed, ...unpacked].join(" ")}:\n${lines.join("\n")}`;
}

/** The words before `apt-get` that let it install, or undefined where it may not. */
function privileges() {
  if (process.platform !== "linux" || !findProgram("apt-get")) return undefined;
  if (process.getuid() === 0) return [];
  const sudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  // sudo drops the environment, and apt must not ask questions.
  return sudo.status === 0 ? ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"] : undefined;
}
