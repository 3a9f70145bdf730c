import { createHttpServer } from "../../src/process/httpServer.ts";
import { buildServices } from "./buildServices.ts";
import { createBareApp } from "./createBareApp.ts";
import { standForBench } from "./standForBench.ts";

/** The server that `npm run bench -- api` measures the product against, on the same database. */
await standForBench(createHttpServer(createBareApp(await buildServices())), {}, async () => undefined);
