import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { button, field, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { ask, now, type, typed } = setUpAsking();

it("shows the exact text if something was removed, sends it, and restores the details in the answer", async () => {
  renderInHost(<Probe />, now.host);
  await type("By 5/1/2027, Zorina will read. Call 555-123-4567.", "Zorina");
  await ask();
  const heading = await screen.findByRole("heading", { name: "This is what we will send" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(now.sent).toEqual([]);
  const text = await field(/^The goal/);
  expect(text.value).toBe("By [date 1], [name 1] will read. Call [phone 1].");
  expect(screen.getByText("[name 1] stands for “Zorina”")).toBeTruthy();
  fireEvent.input(text, { target: { value: `${text.value} Every week.` } });
  await now.user.click(await button("Send"));
  await screen.findByText("By [date], Zorina will read [number] words in a minute.");
  expect(now.sent[0]?.goalText).toBe("By [date 1], [name 1] will read. Call [phone 1]. Every week.");
});

it("asks about likely names in a sentence, and removes one with one press", async () => {
  renderInHost(<Probe />, now.host);
  await type("Leo will read at Lincoln Elementary.");
  await ask();
  await screen.findByText("May be a name: Leo. Take it out?");
  await screen.findByText("May be a school or a place: Lincoln Elementary. Take it out?");
  // Screen readers announce a live region only if it exists before its text.
  const region = screen.getAllByRole("status").find(({ textContent }) => textContent === "");
  await now.user.click(await button("Take out Leo"));
  await waitFor(() => expect(region?.textContent).toContain("Leo"));
  expect(region?.isConnected).toBe(true);
  expect((await field(/^The goal/)).value).toBe("[name 1] will read at Lincoln Elementary.");
  expect(screen.queryByText(/^May be a name/)).toBeNull();
  await now.user.click(await button("Send"));
  await screen.findByRole("heading", { name: "The result" });
  expect(now.sent[0]?.goalText).toBe("[name 1] will read at Lincoln Elementary.");
});

it("goes back with everything unchanged and nothing sent", async () => {
  renderInHost(<Probe />, now.host);
  await type("Leo will read.", "Leo");
  await ask();
  await now.user.click(await button("Go back"));
  expect(await typed()).toBe("Leo will read.");
  expect((await field(/^Names to leave out/)).value).toBe("Leo");
  expect(now.sent).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ask"));
});

it("refuses to send text that is too long or empty, and says so", async () => {
  renderInHost(<Probe />, now.host);
  await type("Leo will read.");
  await ask();
  const text = await field(/^The goal/);
  fireEvent.input(text, { target: { value: " " } });
  await now.user.click(await button("Send"));
  expect((await screen.findByRole("alert")).textContent).toContain("nothing left to send");
  fireEvent.input(text, { target: { value: "x".repeat(101) } });
  await now.user.click(await button("Send"));
  expect((await screen.findByRole("alert")).textContent).toContain("1 character too long");
  expect(now.sent).toEqual([]);
});
