import type { AskAccess } from "@iep-insider/sdk/host";
import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { renderClosed } from "../../tests/fakeOpening.tsx";
import { createFakeHost } from "../../tests/renderInHost.tsx";
import { WhenOpen } from "./index.ts";

const press = async (name: string) => (await screen.findByRole("button", { name })).click();

it("has the gate and the way back in place of what it guards, until the gate opens", async () => {
  const back = vi.fn();
  renderClosed(
    <WhenOpen onBack={back}>
      <p>The result</p>
    </WhenOpen>,
  );
  await screen.findByText("The gate");
  expect(screen.queryByText("The result")).toBeNull();
  await press("Go back");
  expect(back).toHaveBeenCalledOnce();
  await press("Open");
  await screen.findByText("The result");
  expect(screen.queryByRole("button", { name: "Go back" })).toBeNull();
});

it("waits for a pending answer, shows a failure inline, and tries again once online", async () => {
  const first = Promise.withResolvers<never>();
  const access = vi.fn<AskAccess>(() => first.promise);
  renderClosed(<WhenOpen>The result</WhenOpen>, createFakeHost(), access);
  await screen.findByRole("status");
  first.reject(new Error("offline"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We could not open this tool.");
  expect(alert.textContent).toContain("Nothing you entered was lost.");
  access.mockReturnValue({ state: "open" });
  // A part that has failed listens a moment after it says so.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    screen.getByText("The result");
  }, 5000);
});
