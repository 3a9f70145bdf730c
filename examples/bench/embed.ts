import { chromium } from "@playwright/test";
import { withServers } from "../tests/fixtures/servers.ts";
import { fullWallet } from "../tests/fixtures/wallet.ts";
import { handWrittenAtMost } from "./embed/limits.ts";
import { visit, weigh } from "./embed/measure.ts";
import { rows, servePages, tagOf } from "./embed/pages.ts";
import { type Measured, printRow } from "./embed/print.ts";

/*
 * How much slower than a hand-written element is our tool to start? One slow phone: 1.6 Mbit/s, 150 ms to answer, a
 * processor slowed four times, 412 px wide, nothing cached, in a browser that has paid for the tool. Each page shows the
 * signing advisor's intro, and its 18 questions on one screen; the intro's button is pressed as soon as it is painted.
 * The rows take turns, so that load on the machine affects all alike, and a ratio is the median of the rounds' ratios.
 * Each element comes from another origin than its page, as an embed does. The iframe shares the page's main thread here,
 * since both sites are "localhost"; in production it has its own.
 */

const runs = Number(process.env["RUNS"] ?? 5);

await withServers(async (origins) => {
  const site = await servePages(origins.product);
  const wallet = await fullWallet(origins);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  const measured = new Map(rows.map((row) => [row, { visits: [], weights: [] } as Measured]));
  // One round that does not count: the browser and the servers warm up.
  for (let run = -1; run < runs; run += 1) {
    for (const row of rows) {
      const address = site.addressOf(row);
      const visited = await visit(browser, wallet, address);
      const blank = site.addressOf("blank");
      const weighed = await weigh(browser, wallet, { address, blank, tag: tagOf[row] });
      if (run < 0) continue;
      measured.get(row)?.visits.push(visited);
      measured.get(row)?.weights.push(weighed);
    }
  }
  await browser.close();
  site.close();

  console.log(`Median (range) of ${runs} runs in turn, and the ratio to the hand-written element`);
  console.log(
    `The hand-written page has ${site.handWrittenSize} bytes with its script, at most ${handWrittenAtMost}.\n`,
  );
  const [first] = rows;
  const reference = measured.get(first) ?? { visits: [], weights: [] };
  const missed = [...measured].flatMap(([row, each]) => printRow(row, each, reference));
  process.exitCode = missed.length === 0 && site.handWrittenSize <= handWrittenAtMost ? 0 : 1;
});
