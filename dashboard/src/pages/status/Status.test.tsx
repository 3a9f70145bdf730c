import { expect, it } from "vitest";
import { main, noNetwork, renderPage } from "../../../tests/renderPage.tsx";

const states = (mail: "working" | "limited") => ({
  checkedAt: "2026-11-26T12:00:00.000Z",
  services: [
    { name: "accounts", state: "working" },
    { name: "payments", state: "working" },
    { name: "mail", state: mail },
    { name: "answers", state: "working" },
  ],
});

it("says what works, what is late, and when the server does not answer", async () => {
  const { user, answers } = await renderPage("/status", {
    answers: { getServiceStates: states("working") },
  });
  await main().findByText("Everything works.");
  expect(main().getAllByText("Works")).toHaveLength(4);

  answers["getServiceStates"] = states("limited");
  await user.click(main().getByRole("button", { name: "Check again" }));
  await main().findByText("Some of it is slow or works in part.");
  expect(main().getByText(/^Mails are late/)).toBeDefined();

  answers["getServiceStates"] = noNetwork;
  await user.click(main().getByRole("button", { name: "Check again" }));
  await main().findByText("Our server does not answer right now.");
  expect(main().queryByText("Works")).toBeNull();
  expect(main().getByText(/answer in your browser/)).toBeDefined();
});
