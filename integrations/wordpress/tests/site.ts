import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withMariaDb } from "../../../.ci/mariadb.mjs";
import { makeTemporaryFolder, removeTemporaryFolder } from "../../../.ci/temporary-folder.mjs";
import { findPhp, findWordPress } from "../../../.ci/wordpress-programs.mjs";
import { freePort } from "../../../examples/tests/fixtures/ports.ts";

/** A WordPress site without our plugin. */
export interface Site {
  readonly origin: string;
  /** Its one account, an administrator. */
  readonly account: { readonly name: string; readonly password: string };
  /** Runs PHP inside WordPress, with the words as `$words`. @returns what it prints. */
  readonly php: (code: string, ...words: string[]) => Promise<string>;
  /** What PHP and WordPress said of our plugin (`WP_DEBUG`); this version of WordPress itself has some deprecations. */
  readonly complaints: () => readonly string[];
}

const account = { name: "admin", password: "A-long-password-1" };
const mustUse = fileURLToPath(new URL("must-use", import.meta.url));

/**
 * Installs WordPress on a fresh MariaDB, and serves it on a free port of this machine.
 * @param product the origin of our server, the only one that WordPress may ask.
 */
export async function withSite(product: string, use: (site: Site) => Promise<void>): Promise<void> {
  const [php, wordpress] = [findPhp(), findWordPress()];
  if (!php || !wordpress)
    throw new Error("PHP or WordPress is missing: `npm test -- wordpress` installs both.");
  await withMariaDb(async (database: string) => {
    const folder = makeTemporaryFolder("wordpress");
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    copyWordPress(wordpress, folder);
    fs.writeFileSync(path.join(folder, "wp-config.php"), config(new URL(database).port, origin));
    const env = {
      PATH: process.env["PATH"],
      IEP_TEST_PORT: new URL(product).port,
      PHP_CLI_SERVER_WORKERS: "4",
    };
    const run = async (code: string, words: readonly string[] = []) => {
      const { stdout } = await promisify(execFile)(php, ["-r", code, "--", ...words], { cwd: folder, env });
      return stdout;
    };
    await run(install, [database, account.name, account.password]);
    const server = spawn(php, ["-d", "opcache.enable_cli=1", "-S", `localhost:${port}`, "-t", folder], {
      env,
      stdio: "ignore",
      // Its workers are processes of its own, which end with its group.
      detached: true,
    });
    try {
      await answers(`${origin}/wp-login.php`);
      await use({
        origin,
        account,
        php: (code, ...words) => run(`$words = array_slice($argv, 1); require "wp-load.php"; ${code}`, words),
        complaints: () => {
          const lines = read(path.join(folder, "wp-content/debug.log")).split("\n");
          return lines.filter((line) => /iep.insider|called incorrectly/i.test(line));
        },
      });
    } finally {
      end(server);
      removeTemporaryFolder(folder);
    }
  });
}

/** Files instead of Debian's links, some of which lead to settings of a system-wide installation. */
function copyWordPress(wordpress: string, folder: string): void {
  fs.cpSync(wordpress, folder, { recursive: true, dereference: true, filter: (file) => fs.existsSync(file) });
  fs.cpSync(mustUse, path.join(folder, "wp-content/mu-plugins"), { recursive: true });
}

function config(port: string, origin: string): string {
  const constants = {
    DB_NAME: "wordpress",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `127.0.0.1:${port}`,
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_HOME: origin,
    WP_SITEURL: origin,
    FS_METHOD: "direct",
    WP_DEBUG: true,
    WP_DEBUG_LOG: true,
    WP_DEBUG_DISPLAY: false,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: "localhost",
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `if (!defined('${name}')) define('${name}', ${JSON.stringify(value)});`,
  );
  return `<?php\n${lines.join("\n")}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}

const install = `
  [, $database, $name, $password] = $argv;
  $address = parse_url($database);
  (new mysqli($address['host'], 'root', '', '', $address['port']))->query('CREATE DATABASE wordpress');
  define('WP_INSTALLING', true);
  require 'wp-load.php';
  require 'wp-admin/includes/upgrade.php';
  wp_install('Parent center', $name, 'admin@center.example', true, '', $password);
  // Both would show pictures of other servers.
  update_option('show_avatars', 0);
  update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);
`;

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not answer.`);
}

function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}
