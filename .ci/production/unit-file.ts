import fs from "node:fs";
import path from "node:path";

/** A unit as systemd would read it: its settings, each with all its values. */
export interface Unit {
  readonly name: string;
  /** The last value, which is the one that counts. */
  one(setting: string): string | undefined;
  all(setting: string): readonly string[];
}

/** The settings that our units use. Anything else is a typo, or has to be added here. */
const known: Readonly<Record<string, readonly string[]>> = {
  Unit: ["Description", "After", "Wants"],
  Service: [
    ...["Type", "User", "WorkingDirectory", "EnvironmentFile", "Environment"],
    ...["ExecStart", "ExecStartPost", "Restart", "RestartSec", "TimeoutStartSec", "TimeoutStopSec"],
    ...["NoNewPrivileges", "ProtectSystem", "ReadWritePaths", "ProtectHome", "PrivateTmp", "PrivateDevices"],
    ...["CapabilityBoundingSet", "RestrictAddressFamilies"],
  ],
  Timer: ["OnCalendar", "Persistent"],
  Install: ["WantedBy"],
};

/**
 * @param name with or without `.service`: `iep-insider@3001`.
 * @throws with a sentence where systemd would refuse the file.
 */
export function readUnit(folder: string, name: string): Unit {
  const full = /\.\w+$/.test(name) ? name : `${name}.service`;
  const [, base = "", instance, kind = ""] = /^([^@]+)(?:@([^.]*))?(\.\w+)$/.exec(full) ?? [];
  const file = path.join(folder, instance === undefined ? full : `${base}@${kind}`);
  const settings: [string, string][] = [];
  for (const part of [file, ...furtherFiles(`${file}.d`)])
    for (const [setting, value] of readSettings(part))
      settings.push([setting, value.replaceAll("%i", instance ?? "")]);
  const all = (setting: string) => settings.filter(([each]) => each === setting).map(([, value]) => value);
  if (kind === ".service" && !all("ExecStart").length) throw new Error(`${full} has no ExecStart.`);
  return { name: full, all, one: (setting) => all(setting).at(-1) };
}

/** Reads every unit there is, as `systemctl daemon-reload` does. @throws as `readUnit` does. */
export function readAllUnits(folder: string): void {
  for (const entry of fs.readdirSync(folder)) {
    if (entry.endsWith(".d")) continue;
    const unit = readUnit(folder, entry.replace("@.", "@1."));
    if (entry.endsWith(".timer")) readUnit(folder, unit.name.replace(/\.timer$/, ".service"));
  }
}

/** Drop-ins: `caddy.service.d/….conf`. */
function furtherFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".conf"))
    .sort()
    .map((name) => path.join(folder, name));
}

function readSettings(file: string): [string, string][] {
  const settings: [string, string][] = [];
  let section = "";
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, setting = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (heading) section = heading;
    else if (!known[section]?.includes(setting))
      throw new Error(`${path.basename(file)}: "${line}" is no setting of [${section}].`);
    else settings.push([setting, value]);
  }
  return settings;
}
