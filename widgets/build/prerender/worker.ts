import { parentPort, workerData } from "node:worker_threads";
import { giveDocument } from "./giveDocument.ts";
import type { ToDraw } from "./prerender.ts";

// A thread of its own: the tools draw into a document, and nothing else of a build may believe that it has one.

type Renderer = typeof import("./draw.tsx");

const { program, translated }: ToDraw = workerData;
giveDocument();
// What a tool asks a server is no part of its first rendering.
globalThis.fetch = () => new Promise(() => {});
const { drawAll }: Renderer = await import(program);
parentPort?.postMessage(await drawAll(translated));
