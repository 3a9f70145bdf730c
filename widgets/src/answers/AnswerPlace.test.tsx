import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aCitation, aGoalAnalysis } from "./tests/answers.ts";
import { setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { answerWith, ask, now, type } = setUpAsking();

it("shows help in a crisis at once while typing, and first in an answer", async () => {
  answerWith(async () =>
    aGoalAnalysis({ crisis: { language: "en", title: "Call now", text: "988 is there." } }),
  );
  renderInHost(<Probe />, now.host);
  await type("He says he wants to die.");
  expect((await screen.findByRole("alert")).textContent).toContain("988");
  await type("He says he wants to die, and he has said so every night since he changed his class.");
  await screen.findByText(/^\d+ of 100 characters/);
  expect(screen.getByRole("alert").textContent).toContain("988");
  await ask();
  const help = await screen.findByText("Call now");
  const heading = screen.getByRole("heading", { name: "The result" });
  expect(help.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("names sources, how sure they are, who helps, and that it is not legal advice", async () => {
  now.host = { ...now.host, state: "TX" };
  answerWith(async () =>
    aGoalAnalysis({
      outcome: "unknown",
      isCharged: false,
      engineNote: "Our AI was busy.",
      citations: [
        aCitation({ label: "34 CFR 300.1", statusInWords: "We read it." }),
        { id: "b", label: "A memo", address: null, status: "secondary", statusInWords: "From another site." },
      ],
    }),
  );
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  await screen.findByText("This is not legal advice.");
  const link = screen.getByRole("link", { name: /^34 CFR 300\.1/ });
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  expect(screen.getByText("From another site.")).toBeTruthy();
  expect(screen.queryByText("We read it.")).toBeNull();
  expect(screen.getByText("Our AI was busy.")).toBeTruthy();
  expect(screen.getByText("Nothing was charged for it.")).toBeTruthy();
  await screen.findAllByRole("link", { name: /^\(?\d{3}/ });
  expect(now.sent[0]?.state).toBe("TX");
  expect(now.host.tracked).toEqual(["tool_start"]);
});
