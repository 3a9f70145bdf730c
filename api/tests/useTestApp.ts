import { afterAll, beforeAll, beforeEach, onTestFinished } from "vitest";
import type { Clock } from "../src/clock.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./createTestApp.ts";
import { beginEmpty } from "./emptyAccounts.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "./testDatabase.ts";

/** One app for the tests of a file: opened before the first of them, closed after the last. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  return useOpened(
    () => createTestApp(options),
    (app) => app.close(),
  );
}

/** One database for the tests of a file. */
export function useTestDatabase(): TestDatabase {
  return useOpened(createTestDatabase, (database) => database.drop());
}

/** A test app with its own clock, which moves only when the test moves it. */
export type InTime<Opened> = Opened & {
  /** When every test begins. */
  readonly start: Date;
  now: Date;
};

/** One app for the tests of a file, in which each begins without accounts and mails. */
export function useEmptyApp(start: string, options: TestAppOptions = {}): InTime<TestApp> {
  return useInTime(start, (clock) => createTestApp({ clock, ...options }), beginEmpty);
}

/** @param begin what makes it as good as new before each test. */
export function useInTime<Opened extends { close(): Promise<unknown> }>(
  start: string,
  open: (clock: Clock) => Promise<Opened>,
  begin: (opened: Opened) => Promise<unknown>,
): InTime<Opened> {
  const time = { start: new Date(start), now: new Date(start) };
  const opened = useOpened(
    () => open(() => time.now),
    (it) => it.close(),
  );
  beforeEach(async () => {
    time.now = time.start;
    await begin(opened);
  });
  return new Proxy(opened as InTime<Opened>, {
    get: (_, name) => Reflect.get(name in time ? time : opened, name),
    set: (_, name, value) => Reflect.set(time, name, value),
  });
}

/** An app until the end of a test. */
export async function openTestApp(options: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options);
  onTestFinished(() => app.close());
  return app;
}

/** The same server once more with other settings, on the same database and by the same clock, until the end of a test. */
export function anotherApp({ database, services }: TestApp, options: TestAppOptions): Promise<TestApp> {
  return openTestApp({ database, clock: services.clock, ...options });
}

/** A database without any table, and a connection to it, until the end of a test. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.drop());
  const database = openDatabase(empty.address);
  onTestFinished(() => database.close());
  return { ...empty, database };
}

function useOpened<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened && close(opened));
  return new Proxy({} as Opened, {
    get: (_, name) => {
      if (!opened) throw new Error("It opens before the first test of the file.");
      return Reflect.get(opened, name);
    },
    ownKeys: () => Reflect.ownKeys(opened ?? {}),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(opened ?? {}, name),
  });
}
