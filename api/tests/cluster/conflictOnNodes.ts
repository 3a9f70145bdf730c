import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { addToBothRows, rowsOf } from "./conflict.ts";

/*
 * `node api/tests/cluster/conflictOnNodes.ts <url of a database on one node> <url of the same on another>`: a
 * certification conflict, which the production guide's test runs on its cluster. Exits with 1 unless the transaction
 * that lost ran again and both nodes have both changes within ten seconds.
 */

const databases = process.argv.slice(2).map((url) => openDatabase({ dialect: "mysql", url }));
const [one, other] = databases;
if (!one || !other) throw new Error("Please give the URLs of the database on two nodes.");

const runs = await addToBothRows(one, other);
let rows = await rowsOfAll();
for (const deadline = Date.now() + 10_000; rows !== "12 12 12 12" && Date.now() < deadline; await pause(50))
  rows = await rowsOfAll();
console.log(`${runs} runs; rows on both nodes: ${rows}`);
for (const database of databases) await database.close();
process.exitCode = runs === 3 && rows === "12 12 12 12" ? 0 : 1;

async function rowsOfAll(): Promise<string> {
  return (await Promise.all(databases.map(rowsOf))).flat().join(" ");
}
