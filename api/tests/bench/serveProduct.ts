import { createApp } from "../../src/app.ts";
import { createHttpServer } from "../../src/process/httpServer.ts";
import { buildServices } from "./buildServices.ts";
import { createReader } from "./createReader.ts";
import { standForBench } from "./standForBench.ts";

/** The whole product for `npm run bench -- api`, with an account to ask as. Its mails count as its work. */
const services = await buildServices();
const token = await createReader(services, "user");
await standForBench(createHttpServer(createApp(services)), { token }, async () => {
  await services.mailer.deliver(new AbortController().signal);
});
