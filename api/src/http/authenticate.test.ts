import express from "express";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectErrorBody } from "../../tests/errorBody.ts";
import type { Session } from "../database/models/session.ts";
import type { User } from "../database/models/user.ts";
import { createHttpServer, type HttpServer } from "../process/httpServer.ts";
import { createAuthenticate, signedInOf } from "./authenticate.ts";
import { errorHandler } from "./errorHandler.ts";
import { identifyRequest } from "./requestId.ts";

/** Tokens of a user and of an operator. */
const roles: Readonly<Record<string, User["role"]>> = { "u.s.r": "user", "a.d.m": "admin" };
let server: HttpServer;
let url: string;
let asked: string[] = [];

beforeAll(async () => {
  const { user, admin } = createAuthenticate(async (token) => {
    asked.push(token);
    const role = roles[token];
    return role ? { user: { role } as User, session: {} as Session } : null;
  });
  const app = express();
  app.use(identifyRequest);
  app.get("/user", ...user, (request, response) => void response.send(signedInOf(request).user.role));
  app.get("/admin", ...admin, (request, response) => void response.send(signedInOf(request).user.role));
  app.get("/anyone", (request, response) => void response.send(signedInOf(request).user.role));
  app.use(errorHandler(pino({ level: "silent" })));
  server = createHttpServer(app);
  url = `http://127.0.0.1:${await server.listen(0, "127.0.0.1")}`;
});
afterAll(() => server.close());

const get = (path: string, Authorization?: string) =>
  fetch(url + path, Authorization === undefined ? {} : { headers: { Authorization } });

test.each([
  ["/user", "u.s.r", "user"],
  ["/user", "a.d.m", "admin"],
  ["/admin", "a.d.m", "admin"],
])("%s lets %s through, as %s", async (path, token, role) => {
  for (const scheme of ["Bearer", "bearer"]) {
    const response = await get(path, `${scheme} ${token}`);
    expect([response.status, await response.text()]).toEqual([200, role]);
  }
});

test("an operator's call answers 401 signed out and 403 to anybody else (DECISIONS 6)", async () => {
  await expectErrorBody(await get("/admin"), 401, "unauthenticated");
  await expectErrorBody(await get("/admin", "Bearer n.o.t"), 401, "unauthenticated");
  const { message } = await expectErrorBody(await get("/admin", "Bearer u.s.r"), 403, "forbidden");
  expect(message).toContain("operator");
});

test("what cannot be a token is not looked up", async () => {
  asked = [];
  for (const header of ["Bearer x", "Bearer a.b.c.d", "Bearer a.b.c d", "Basic a.b.c", "a.b.c"])
    await expectErrorBody(await get("/user", header), 401, "unauthenticated");
  expect(asked).toEqual([]);
});

test("a handler that asks who it is where nobody was asked is our fault", async () => {
  await expectErrorBody(await get("/anyone", "Bearer u.s.r"), 500, "internal");
});
