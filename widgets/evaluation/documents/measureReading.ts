import { fork } from "node:child_process";
import { once } from "node:events";
import { renderSample, samples } from "@iep-insider/sdk/samples";
import { readFindings } from "@iep-insider/sdk/school-documents";
import { readPdf } from "../../src/document-reader/pdf/readPdf.ts";

/** What reading the longest sample takes a fresh process, its start included in the memory. */
export interface ReadingCost {
  readonly id: string;
  readonly pages: number;
  /** From the file to the findings. */
  readonly seconds: number;
  readonly findingsSeconds: number;
  /** Of the whole process. */
  readonly mostMegabytes: number;
}

type Measured = Omit<ReadingCost, "id">;

if (process.argv[1] === import.meta.filename) {
  process.once("message", async (bytes: Uint8Array) => {
    process.send?.(await readHere(bytes));
    process.disconnect();
  });
}

/** In a process of its own: the memory of this one depends on what it did before. */
export async function measureReading(): Promise<ReadingCost> {
  const longest = samples
    .filter(({ set, type }) => set === "shown" && type === "pdf")
    .reduce((most, sample) =>
      JSON.stringify(sample.data).length > JSON.stringify(most.data).length ? sample : most,
    );
  const { bytes } = await renderSample(longest);
  const child = fork(import.meta.filename, { serialization: "advanced" });
  child.send(bytes);
  const [measured]: Measured[] = await once(child, "message");
  if (!measured) throw new Error("The process that reads the longest sample gave no answer.");
  return { id: longest.id, ...measured };
}

async function readHere(bytes: Uint8Array): Promise<Measured> {
  const began = performance.now();
  const { pages } = await readPdf(bytes, () => {});
  const isRead = performance.now();
  readFindings({ source: "pdf", pages });
  const ended = performance.now();
  return {
    pages: pages.length,
    seconds: (ended - began) / 1000,
    findingsSeconds: (ended - isRead) / 1000,
    // `maxRSS` is in kilobytes.
    mostMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}
