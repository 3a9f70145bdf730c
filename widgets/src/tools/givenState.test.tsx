import { type ToolHost, ToolHostProvider } from "@iep-insider/sdk/host";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, it } from "vitest";
import { createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { Chat } from "./chat/Chat.tsx";
import { LetterGenerator } from "./letter-generator/LetterGenerator.tsx";
import { RightsGuide } from "./rights-guide/RightsGuide.tsx";
import { SigningAdvisor } from "./signing-advisor/SigningAdvisor.tsx";

// The state that the page's owner has set becomes known after the first screen, with the answer of the server.

const user = userEvent.setup();

/** A tool whose host learns of the state at a press. */
function Place({ Tool, host }: { readonly Tool: ComponentType; readonly host: ToolHost }) {
  const [state, setState] = useState<string | null>(null);
  return (
    <ToolHostProvider host={{ ...host, state }}>
      <Tool />
      <button type="button" onClick={() => setState("MA")}>
        Learn of the state
      </button>
    </ToolHostProvider>
  );
}

const learn = async () => user.click(await screen.findByRole("button", { name: "Learn of the state" }));
const named = { name: /state/i };
const list = () => screen.findByRole<HTMLSelectElement>("combobox", named);
const chooseLetter = async () =>
  user.selectOptions(await screen.findByRole("combobox", { name: /^Which letter/ }), "state_complaint");
const begin = async () => user.click(await screen.findByRole("button", { name: "Start the questions" }));

const rows: readonly [string, ComponentType, show: () => Promise<void>][] = [
  ["the forms of the tools that our server answers", Chat, async () => {}],
  ["the rights guide", RightsGuide, async () => {}],
  ["the letters", LetterGenerator, chooseLetter],
  ["the questionnaires", SigningAdvisor, begin],
];

it.each(rows)("%s: an untouched form takes it over", async (_, Tool, show) => {
  renderInHost(<Place Tool={Tool} host={createFakeHost()} />);
  await learn();
  await show();
  // A later part of the tool can replace the list that was there first.
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>("combobox", named).value).toBe("MA"));
});

it.each(rows)("%s: what a parent chose stays", async (_, Tool, show) => {
  renderInHost(<Place Tool={Tool} host={createFakeHost()} />);
  await show();
  await user.selectOptions(await list(), "TX");
  await learn();
  expect((await list()).value).toBe("TX");
});
