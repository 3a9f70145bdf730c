import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { AideScreener } from "./AideScreener.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });

async function goToReview(user: ReturnType<typeof userEvent.setup>, ...labels: RegExp[]) {
  await user.click(await button("Start the screener"));
  for (const leave of ["Next", "Next", "Look over my answers"]) {
    await heading(/./);
    for (const label of labels) {
      const box = screen.queryByRole("checkbox", { name: label });
      if (box) await user.click(box);
    }
    await user.click(await button(leave));
  }
  await heading("Is this right?");
}

const user = userEvent.setup();

it("goes back without losing an answer, and changes one from the review", async () => {
  renderInHost(<AideScreener />);
  await goToReview(user, /Hits, kicks/);
  await user.click(await button("Change: Behavioral Safety at School"));
  const box = await screen.findByRole("checkbox", { name: /Hits, kicks/ });
  expect(box).toHaveProperty("checked", true);
  await user.click(await button("Previous"));
  await heading("Health or Physical Support at School");
  await user.click(await button("Previous"));
  await user.click(await button("Start the screener"));
  await heading("Health or Physical Support at School");
  await user.click(await button("Next"));
  expect(await screen.findByRole("checkbox", { name: /Hits, kicks/ })).toHaveProperty("checked", true);
});

it("shows the crisis line at once when self-injury is checked, and hides it again when it is unchecked", async () => {
  renderInHost(<AideScreener />);
  await user.click(await button("Start the screener"));
  await user.click(await button("Next"));
  await user.click(await screen.findByRole("checkbox", { name: /own body/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  await user.click(screen.getByRole("checkbox", { name: /own body/ }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("offers no letter on a low level", async () => {
  renderInHost(<AideScreener />);
  await goToReview(user);
  await user.click(await button("Get Results"));
  await heading(/You checked nothing/);
  expect(screen.queryByText("We'll help you write the request letter next.")).toBeNull();
});

it("copies the report and says so for two seconds", async () => {
  renderInHost(<AideScreener />);
  await goToReview(user, /Hits, kicks/);
  await user.click(await button("Get Results"));
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(await button("Copy Results"));
  await button("Copied!");
  expect(written.mock.calls[0]?.[0]).toContain("1:1 AIDE NEEDS ASSESSMENT");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Copied!" })).toBeNull(), {
    timeout: 2600,
  });
});

it("says in place and aloud when the clipboard cannot be used", async () => {
  const host = createFakeHost();
  renderInHost(<AideScreener />, host);
  await goToReview(user);
  await user.click(await button("Get Results"));
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  await user.click(await button("Copy Results"));
  expect((await screen.findByRole("alert")).textContent).toContain("could not copy");
  expect(host.notified).toHaveLength(1);
});
