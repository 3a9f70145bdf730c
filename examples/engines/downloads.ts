import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { textInZip } from "../tests/fixtures/zip.ts";
import type { Session } from "./Engine.ts";

/** Presses what gives a file. @returns its name and content, once the browser has written all of it. */
export async function download({ downloads }: Session, press: () => Promise<void>) {
  for (const name of readdirSync(downloads)) rmSync(join(downloads, name));
  await press();
  const sizes = () => readdirSync(downloads).map((name) => `${name} ${statSync(join(downloads, name)).size}`);
  let before = "";
  await expect
    .poll(
      () => {
        const now = sizes().join();
        const isWritten = now !== "" && now === before && !/\.(part|crdownload|wkdownload)/.test(now);
        before = now;
        return isWritten && !/ 0$/.test(now);
      },
      { message: "the file is there", intervals: [150] },
    )
    .toBe(true);
  const [name = ""] = readdirSync(downloads);
  return { name, bytes: readFileSync(join(downloads, name)) };
}

/** The same for a Word file. @returns the text of its document, with its markup. */
export async function downloadWord(session: Session, press: () => Promise<void>) {
  const { name, bytes } = await download(session, press);
  return { name, text: textInZip(bytes, "word/document.xml") };
}
