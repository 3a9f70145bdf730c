import type { SupportRequest } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import express, { type Express, type Request, type RequestHandler } from "express";
import jwt from "jsonwebtoken";
import { Op } from "sequelize";
import type { Session } from "../../src/database/models/session.ts";
import type { User } from "../../src/database/models/user.ts";
import { deriveKey } from "../../src/serverKeys.ts";
import type { Services } from "../../src/services.ts";
import { countedSubject } from "../../src/usage/subject.ts";

/**
 * The minimal server that returns the same responses: Express, its JSON parser, the contract's own schemas, the
 * token and its row checked, the rows read or written. No limits, no headers, no log, no mails.
 */
export function createBareApp({ database, environment, answerers }: Services): Express {
  const app = express();
  const key = deriveKey(environment.serverSecret, "session tokens");
  const parse = express.json();
  const question = contract.ai.chat.input;
  const message = contract.contacts.sendSupportRequest.input;

  app.get("/account", async (request, response) => {
    const user = await whoAsks(request);
    const managesSite =
      (await database.partners.count({ where: { userId: user.id, status: "approved" } })) > 0;
    response.json({ ...shownOf(user), hasAllTools: await hasAllTools(user), managesSite });
  });
  app.get("/access", async (request, response) => {
    const { expiresAt } = await sessionOf(request);
    const answer = contract.access.getAccess.output.parse({
      everything: expiresAt > new Date(),
      ...{ hasActiveSubscription: false, open: [], unspent: [], pending: [], site: null, connection: null },
    });
    response.json(answer);
  });
  app.post("/count", parse, async (request, response) => {
    const { event, subject } = contract.usage.count.input.parse(request.body);
    const row = {
      day: new Date().toISOString().slice(0, 10),
      event,
      subject: countedSubject(subject),
      siteKey: "bare",
    };
    await database.usageCounts.bulkCreate([{ ...row, count: 0 }], { ignoreDuplicates: true });
    await database.usageCounts.increment("count", { where: row });
    response.status(204).end();
  });
  app.post("/question", parse, async (request, response) => {
    const user = await whoAsks(request);
    const asked = question.parse(request.body);
    if (!(await hasAllTools(user))) return void response.status(402).end();
    const { isSure: _, ...answer } = await answerers.en.answer("chat", asked);
    response.json({ ...answer, isCharged: false });
  });
  app.post("/message", parse, async (request, response) => {
    await whoAsks(request);
    const sent: SupportRequest = message.parse(request.body);
    const { lastName = null, phone = null } = sent;
    await database.contacts.create({ ...sent, lastName, phone, createdAt: new Date() });
    response.status(201).json({ success: true });
  });
  app.use(refuse);
  return app;

  async function whoAsks(request: Request): Promise<User> {
    const session = await sessionOf(request);
    if (session.expiresAt <= new Date()) throw new Error("The session has ended.");
    return database.users.findByPk(session.userId, { rejectOnEmpty: true });
  }

  function sessionOf(request: Request): Promise<Session> {
    const token = request.get("Authorization")?.slice("Bearer ".length) ?? "";
    const payload = jwt.verify(token, key, { algorithms: ["HS256"] });
    const id: unknown = typeof payload === "object" ? payload["sid"] : null;
    return database.sessions.findByPk(String(id), { rejectOnEmpty: true });
  }

  async function hasAllTools({ id: userId }: User): Promise<boolean> {
    const endsAt = { [Op.or]: [null, { [Op.gt]: new Date() }] };
    return (await database.entitlements.count({ where: { userId, tool: null, endsAt } })) > 0;
  }
}

function shownOf(user: User) {
  const { id, email, firstName, lastName, createdAt, emailVerified, role } = user;
  const { language, subscriptionStatus, subscriptionEndDate } = user;
  return {
    ...{ id, email, firstName, lastName, createdAt, emailVerified, role },
    ...{ language: language ?? "en", subscriptionStatus, subscriptionEndDate },
  };
}

const refuse: RequestHandler = (_request, response) => {
  response.status(404).end();
};
