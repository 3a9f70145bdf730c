import { buildServices } from "./buildServices.ts";
import { createBareApp } from "./createBareApp.ts";
import { serveForBench } from "./serveForBench.ts";

/** The server that `npm run bench -- api` measures the product against, on the same database. */
const services = await buildServices();
await serveForBench(createBareApp(services), services, {}, async () => undefined);
