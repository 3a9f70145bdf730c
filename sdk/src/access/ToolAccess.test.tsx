import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import type { AskAccess } from "../host/index.ts";
import { fakeSurroundings } from "./tests/fakeSurroundings.ts";
import { showTool } from "./tests/showTool.tsx";

const open = (access: AskAccess) => showTool("aide-screener", fakeSurroundings(), access);
const tool = () => screen.queryByText("The tool");

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
  expect(tool()).toBeNull();
  resolve({ state: "open" });
  await screen.findByText("The tool");
  expect(access).toHaveBeenCalledTimes(1);
});

it("says in place that it could not ask, and keeps the tool closed", async () => {
  open(() => Promise.reject(new Error("offline")));
  await screen.findByRole("alert");
  expect(tool()).toBeNull();
});
