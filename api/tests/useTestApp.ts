import { afterAll, beforeAll } from "vitest";
import { createTestApp, type TestApp, type TestAppOptions } from "./createTestApp.ts";

/** One app for the tests of a file: opened before the first of them, closed after the last. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await createTestApp(options);
  });
  afterAll(() => opened?.close());
  return new Proxy({} as TestApp, {
    get: (_, name) => {
      if (!opened) throw new Error("The app opens before the first test of the file.");
      return Reflect.get(opened, name);
    },
    ownKeys: () => Reflect.ownKeys(opened ?? {}),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(opened ?? {}, name),
  });
}
