import { beginSession } from "../../src/accounts/sessions.ts";
import { createSessionTokens } from "../../src/accounts/sessionToken.ts";
import { createApp } from "../../src/app.ts";
import { createHttpServer } from "../../src/process/httpServer.ts";
import { buildServices } from "../bench/buildServices.ts";
import { createReader } from "../bench/createReader.ts";

/*
 * The whole product for `npm run fuzz`, without limits that refuse. The parent gets the port once, and tokens of a new
 * session for a user and an operator each time it asks: what is sent may end sessions and delete accounts.
 */

const services = await buildServices();
const { database, environment } = services;
const tokens = createSessionTokens(environment);

async function tokenFor(role: "user" | "admin"): Promise<string> {
  const user = await database.users.findOne({ where: { email: `${role}@example.org` } });
  if (!user) return (await createReader(services, role)).token;
  return database.transaction(async (transaction) => {
    await user.update({ role, emailVerified: true }, { transaction });
    return tokens.issue(await beginSession(services, transaction, user, "Chrome on Windows"));
  });
}

process.on("message", async () => {
  process.send?.({ user: await tokenFor("user"), operator: await tokenFor("admin") });
});
process.once("disconnect", () => process.exit());
const port = await createHttpServer(createApp(services)).listen(0, "127.0.0.1");
process.send?.({ listening: port });
