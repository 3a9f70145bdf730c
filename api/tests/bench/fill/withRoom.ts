import { QueryTypes } from "sequelize";
import { z } from "zod";
import type { Database } from "../../../src/database/openDatabase.ts";

/** Bytes of memory and of log: what a million rows with their indexes fit into. */
const room = { innodb_buffer_pool_size: 3 * 2 ** 30, innodb_log_file_size: 2 ** 30 };

/**
 * Fills tables with room in memory for all of them, and takes it away again before anything is measured: each row goes
 * to another place in ten indexes, which takes a quarter of an hour from a disk. On MariaDB alone, whose throw-away
 * server is the benchmark's own.
 */
export async function withRoom({ sequelize }: Database, fill: () => Promise<void>): Promise<void> {
  if (sequelize.getDialect() === "sqlite") return fill();
  const [before] = await sequelize.query(
    `SELECT ${Object.keys(room).map((name) => `@@${name} AS ${name}`)}`,
    { type: QueryTypes.SELECT },
  );
  const set = async (sizes: Readonly<Record<string, number>>) => {
    for (const [name, bytes] of Object.entries(sizes)) await sequelize.query(`SET GLOBAL ${name} = ${bytes}`);
  };
  await set(room);
  await fill();
  await set(z.record(z.string(), z.number()).parse(before));
}
