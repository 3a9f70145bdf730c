import { screen } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AskAccess, type ToolHost, ToolHostProvider } from "../host/index.ts";
import { createFakeConnect } from "./createFakeConnect.ts";
import { ToolAccess } from "./ToolAccess.tsx";

let unmount = () => {};
afterEach(() => unmount());

function open(access: AskAccess): void {
  const host: ToolHost = {
    access,
    connect: createFakeConnect(),
    notify: () => {},
    openPage: () => {},
    track: () => {},
    drafts: null,
    ownTemplates: null,
    start: null,
    state: null,
    handOff: () => {},
  };
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <ToolHostProvider host={host}>
      <ToolAccess tool="aide-screener">
        <p>The tool</p>
      </ToolAccess>
    </ToolHostProvider>,
  );
  unmount = () => {
    root.unmount();
    place.remove();
  };
}

describe("opening a tool", () => {
  it("asks once, and shows the tool when the answer is at hand", async () => {
    const access = vi.fn<AskAccess>(() => ({ state: "open" }));
    open(access);
    await screen.findByText("The tool");
    expect(access.mock.calls).toEqual([["aide-screener"]]);
  });

  it("asks once, and shows nothing of the tool before the answer", async () => {
    const { promise, resolve } = Promise.withResolvers<{ state: "open" }>();
    const access = vi.fn<AskAccess>(() => promise);
    open(access);
    await screen.findByRole("status");
    expect(screen.queryByText("The tool")).toBeNull();
    resolve({ state: "open" });
    await screen.findByText("The tool");
    expect(access).toHaveBeenCalledTimes(1);
  });

  it("says in place that it could not ask, and keeps the tool closed", async () => {
    open(() => Promise.reject(new Error("offline")));
    await screen.findByRole("alert");
    expect(screen.queryByText("The tool")).toBeNull();
  });
});
