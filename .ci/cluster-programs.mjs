import fs from "node:fs";
import path from "node:path";
import { findProgram } from "./find-program.mjs";
import { findMariaDb } from "./mariadb.mjs";
import { findProgramOrUnpacked, programsFolder, unpackedPrograms } from "./unpacked-programs.mjs";

/**
 * The Debian packages that a cluster needs besides the MariaDB server. They are unpacked, since installing them would
 * start services.
 */
export const clusterPackages = [
  ...["galera-4", "mariadb-server", "mariadb-backup", "socat", "libwrap0"],
  ...["haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"],
];

const galeraLibrary = "usr/lib/galera/libgalera_smm.so";

/**
 * The programs of a cluster, and the environment in which unpacked ones find their libraries and scripts.
 * @returns undefined if one is missing.
 */
export function findClusterPrograms() {
  const mariadb = findMariaDb();
  const haproxy = findProgram("haproxy") ?? find("usr/sbin/haproxy");
  const galera = [path.join("/", galeraLibrary)].find(fs.existsSync) ?? find(galeraLibrary);
  const transfer = ["mariadb-backup", "socat", "wsrep_sst_mariabackup"].every(findProgramOrUnpacked);
  if (!mariadb || !haproxy || !galera || !transfer) return undefined;
  return { ...mariadb, haproxy, galera };
}

/** @param {NodeJS.ProcessEnv} env */
export function clusterEnvironment(env) {
  const lib = path.join(programsFolder, "usr", "lib");
  const folders = fs.existsSync(lib) ? fs.readdirSync(lib).filter((name) => name.endsWith("-linux-gnu")) : [];
  const libraries = folders.map((name) => path.join(lib, name)).join(":");
  return {
    ...env,
    PATH: `${env.PATH}:${unpackedPrograms}:/usr/sbin:/sbin`,
    ...(libraries && { LD_LIBRARY_PATH: libraries }),
  };
}

function find(file) {
  const unpacked = path.join(programsFolder, file);
  return fs.existsSync(unpacked) ? unpacked : undefined;
}
