import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import type { AskAccess } from "../host/index.ts";
import { fakeSurroundings } from "./tests/fakeSurroundings.ts";
import { showTool } from "./tests/showTool.tsx";

const open = (access: AskAccess) => showTool("aide-screener", fakeSurroundings(), access);
const firstStep = () => screen.findByText("The first step");
const rest = () => screen.queryByText("The tool");

it("shows the first step while it asks, once, and the rest with the answer", async () => {
  const { promise, resolve } = Promise.withResolvers<{ state: "open" }>();
  const access = vi.fn<AskAccess>(() => promise);
  const { tracked } = open(access);
  await firstStep();
  expect(rest()).toBeNull();
  expect(tracked).toEqual([]);
  resolve({ state: "open" });
  await screen.findByText("The tool");
  expect(access.mock.calls).toEqual([["aide-screener"]]);
  await expect.poll(() => tracked).toEqual([["tool_load", "aide-screener"]]);
});

it("keeps the first step after a failed request, and can try again", async () => {
  const access = vi.fn<AskAccess>(() => Promise.reject(new Error("offline")));
  const { failures } = open(access);
  await firstStep();
  (await screen.findByRole("button", { name: "Try again" })).click();
  await expect.poll(() => failures).toEqual([1, 1]);
  expect(rest()).toBeNull();
  access.mockReturnValue({ state: "open" });
  screen.getByRole("button", { name: "Try again" }).click();
  await screen.findByText("The tool");
});

it("is replaced by a link if the page's partner leaves the tool out", async () => {
  open(async () => ({ state: "left out", Instead: () => <p>Not here</p> }));
  await screen.findByText("Not here");
  expect(screen.queryByText("The first step")).toBeNull();
});

it("fetches the gate while the first step shows, and shows it at its press only", async () => {
  const gate = vi.fn(async () => () => <p>The gate</p>);
  open(() => ({ state: "closed", asks: true, gate }));
  await firstStep();
  await expect.poll(() => gate.mock.calls, { timeout: 5000 }).toHaveLength(1);
  expect(screen.queryByText("The first step")).not.toBeNull();
});
