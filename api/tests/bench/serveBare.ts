import { buildServices } from "./buildServices.ts";
import { createBareApp } from "./createBareApp.ts";
import { standForBench } from "./standForBench.ts";

/** The server that `npm run bench -- api` measures the product against, on the same database. */
const services = await buildServices();
await standForBench(createBareApp(services), services, {}, async () => undefined);
