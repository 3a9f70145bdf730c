import { englishIn, englishWordsOf } from "@iep-insider/sdk/i18n/english";
import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import type { DefinedTool } from "../element/ToolDefinition.ts";
import { sampleOf } from "../samples/index.ts";
import { exceptionTexts } from "./signing-advisor/exceptions.ts";

const elements = import.meta.glob<DefinedTool>("./*/element.ts", { eager: true, import: "element" });
const tools = Object.values(elements);

// Names of places and organizations, and what the statement for the school says.
const records = Object.values(await loadStates());
const names = [
  ...Object.values(stateNames),
  ...records.flatMap(({ agency, parentCenter }) => [agency.name, parentCenter.name]),
  ...Object.values(exceptionTexts).flatMap((text) => Object.values(text)),
].sort((one, other) => other.length - one.length);
const citations = /\b(CFR|U\.S\.C\.|OSEP|Fed\. Reg\.)/;

/** Without names, citations, and English words beside their Spanish: “see attached statement”, (school working days). */
const unexpected = (texts: readonly string[]) =>
  texts.filter((text) => {
    if (citations.test(text)) return false;
    const oneLine = text.replaceAll(/\s+/g, " ");
    const rest = names.reduce((left, name) => left.replaceAll(name, ""), oneLine);
    return englishWordsOf(rest.replaceAll(/“[^”]*”|\([^)]*\)|https:\S+/g, "")).length > 0;
  });

it.each(tools)("<$tag> begins without an English word", async ({ Tool }) => {
  renderInHost(<Tool />);
  await screen.findByRole("heading", { level: 2 });
  expect(unexpected(englishIn(document.body))).toEqual([]);
});

// What our server answers is in the language of the question.
const answered = ["chat", "denial-decoder", "dispute-guide", "goal-analyzer"];
const onDevice = tools.filter(({ tool }) => !answered.includes(tool) && tool !== "letter-generator");

it.each(onDevice)("<$tag> has a result and its copy without an English word", async ({ tool }) => {
  const { Result, begin, host } = sampleOf(tool);
  renderInHost(<Result />, { ...createFakeHost(), ...host });
  await screen.findAllByRole("heading");
  begin?.(document.body);
  const copy = await waitFor(() => {
    const found = screen.queryAllByRole("button", { name: /^Copiar/ }).at(-1);
    if (!found && tool !== "jargon-translator") throw new Error("It is not there yet.");
    return found;
  });
  await waitFor(() => expect(unexpected(englishIn(document.body))).toEqual([]));
  if (!copy) return;
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(copy);
  await waitFor(() => expect(written).toHaveBeenCalled());
  const text = String(written.mock.calls[0]?.[0]);
  expect(text.length).toBeGreaterThan(300);
  expect(unexpected(text.replaceAll(/(?<!\n)\n(?!\n| *-)/g, " ").split("\n"))).toEqual([]);
});
