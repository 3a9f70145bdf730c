import { type InTime, useInTime } from "../useTestApp.ts";
import { emptyShop, openShop, type Shop } from "./shop.ts";

export type ShopOfTests = InTime<Shop>;

/** A shop for all tests of a file, empty before each of them, whose provider goes by the app's clock. */
export function useShop(): ShopOfTests {
  return useInTime("2026-11-21T10:20:30.000Z", (clock) => openShop({ clock }), emptyShop);
}
