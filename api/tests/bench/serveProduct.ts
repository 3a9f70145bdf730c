import { createApp } from "../../src/app.ts";
import { buildServices } from "./buildServices.ts";
import { createReader } from "./createReader.ts";
import { serveForBench } from "./serveForBench.ts";

/** The whole product for `npm run bench -- api`, with an account to ask as. Its mails count as its work. */
const services = await buildServices();
const { token } = await createReader(services, "user");
await serveForBench(createApp(services), services, { token }, async () => {
  await services.mailer.deliver(new AbortController().signal);
});
