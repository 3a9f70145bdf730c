import { afterAll, beforeAll, beforeEach } from "vitest";
import { emptyShop } from "./emptyShop.ts";
import { openShop, type Shop } from "./shop.ts";

/** A shop for all tests of a file, empty before each of them. */
export interface ShopOfTests extends Pick<Shop, "app" | "provider"> {
  /** When every test begins. */
  readonly start: Date;
  readonly now: Date;
  /** Moves the clock of the app and of the provider; until the end of the test. */
  goTo(moment: Date): void;
}

/** Opens a shop before the tests of this file and closes it after them. */
export function useShop(start = new Date("2026-11-21T10:20:30.000Z")): ShopOfTests {
  let now = start;
  let shop: Shop | undefined;
  const opened = (): Shop => {
    if (!shop) throw new Error("The shop opens with the first test.");
    return shop;
  };
  beforeAll(async () => {
    shop = await openShop({ clock: () => now });
  });
  beforeEach(async () => {
    now = start;
    await emptyShop(opened());
  });
  afterAll(() => shop?.close());
  return {
    start,
    get now() {
      return now;
    },
    get app() {
      return opened().app;
    },
    get provider() {
      return opened().provider;
    },
    goTo(moment) {
      now = moment;
    },
  };
}
