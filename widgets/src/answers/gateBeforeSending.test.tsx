import { ApiError } from "@iep-insider/sdk/client";
import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderClosed } from "../../tests/fakeOpening.tsx";
import { button, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { ask, now, type, typed } = setUpAsking();

it("asks for a payment before anything is sent, keeps what was typed, and sends it at the next press alone", async () => {
  let looked = 0;
  now.host.server["getKeptAnswer"] = async () => {
    looked += 1;
    return { kept: null };
  };
  renderClosed(<Probe />, now.host);
  await screen.findByText(/^An answer costs \$4\.99/);
  await type("The student will read better.");
  await ask();
  const gate = await screen.findByRole("heading", { name: "The gate" });
  await waitFor(() => expect(document.activeElement).toBe(gate));
  await now.user.click(await button("Open"));
  await screen.findByText("It is open now");
  expect(await typed()).toBe("The student will read better.");
  expect(now.sent).toEqual([]);
  await ask();
  await screen.findByRole("heading", { name: "The result" });
  expect(now.sent).toHaveLength(1);
  // Answers of before are looked for once the tool is open, and not by a page that only shows it.
  expect(looked).toBe(1);
});

it("says in place that it could not find out, and sends nothing", async () => {
  const offline = new ApiError(0, "x", { code: "network", message: "No network." });
  renderClosed(<Probe />, now.host, () => Promise.reject(offline));
  await type("The student will read better.");
  await ask();
  expect((await screen.findByRole("alert")).textContent).toContain("No network. Nothing was charged.");
  expect(await typed()).toBe("The student will read better.");
  expect(now.sent).toEqual([]);
});

it("sends what was typed in Spanish without the gate: it is never charged", async () => {
  renderClosed(<Probe />, now.host);
  await type("El niño va a leer mejor con la ayuda de su maestra.");
  await ask();
  await screen.findByRole("heading", { name: "The result" });
  expect(now.sent).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: "The gate" })).toBeNull();
});
