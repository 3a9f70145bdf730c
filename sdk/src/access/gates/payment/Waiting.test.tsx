import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { createPurchaseKeys } from "../../kept/purchaseKeys.ts";
import { accessWith, aKey, fakeServer, fakeSurroundings, opened } from "../../tests/fakeSurroundings.ts";
import {
  alert,
  begun,
  comeBack,
  email,
  heading,
  isWaiting,
  pay,
  paying,
  press,
  serverWith,
  tool,
  use,
} from "../../tests/paymentGate.ts";
import { showTool } from "../../tests/showTool.tsx";

describe("waiting for a payment", () => {
  const begin = async (some: Partial<AccessSurroundings> = {}) => {
    const server = serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings(some);
    const shown = showTool("letter-generator", surroundings);
    await pay();
    await isWaiting();
    return { ...server, surroundings, ...shown };
  };

  it("continues after a reload, when only the key is known", async () => {
    const { tell } = serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letter-generator", surroundings);
    await heading("A payment is not finished yet");
    await tell({ unspent: [use] });
    await tool();
  });

  it("can be left, and does not come back by itself", async () => {
    const { surroundings, unmount } = await begin();
    await press("Choose again");
    await email();
    unmount();
    showTool("letter-generator", surroundings);
    await email();
  });

  it("does not show on another tool of the page", async () => {
    const { surroundings } = await begin();
    showTool("504-screener", surroundings);
    await heading("Open IEP vs 504 Screener");
    await email();
  });

  it("ends with the offer and an explanation when the payment was abandoned", async () => {
    const { tell } = await begin();
    await tell({});
    expect(await alert()).toBe("That payment was not completed. You can try again.");
    await email();
  });

  it("continues through a network failure", async () => {
    let isDown = true;
    const asked = fakeServer({
      [paying]: begun(),
      "POST /api/access/redeem": opened("letter-generator"),
      "GET /api/access": () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return accessWith({ unspent: [use] });
      },
    });
    showTool("letter-generator", fakeSurroundings());
    await pay();
    await isWaiting();
    await comeBack(asked);
    isDown = false;
    await comeBack(asked);
    await tool();
  });

  it("works when storage is blocked", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const { tell, asked } = await begin({
      purchaseKeys: createPurchaseKeys(blocked, () => new EventTarget()),
      records: null,
      emailAccess: null,
    });
    await tell({ unspent: [use] });
    await tool();
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("stops asking once the tool is removed", async () => {
    const [adds, removes] = [vi.spyOn(window, "addEventListener"), vi.spyOn(window, "removeEventListener")];
    // Only asking listens to this event, and stops its timer along with it (keepAsking.test.tsx).
    const listeners = ({ mock }: typeof adds) => mock.calls.filter(([type]) => type === "pageshow");
    const { asked, unmount } = await begin();
    await comeBack(asked);
    unmount();
    const before = asked.length;
    expect(listeners(adds)).toHaveLength(1);
    await waitFor(() => expect(listeners(removes)).toEqual(expect.arrayContaining(listeners(adds))));
    expect(asked).toHaveLength(before);
  });
});
