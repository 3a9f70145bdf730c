import { englishIn, englishWordsOf, quotes } from "@iep-insider/sdk/i18n/english";
import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import type { DefinedTool } from "../element/ToolDefinition.ts";
import { sampleOf } from "../samples/index.ts";
import goal from "./goal-analyzer/sampleAnswer.es.json" with { type: "json" };
import { sampleFields } from "./letter-generator/sampleFields.ts";

const elements = import.meta.glob<DefinedTool>("./*/element.ts", { eager: true, import: "element" });
const tools = Object.values(elements);

// Names of places and organizations, and a goal of an IEP.
const records = Object.values(await loadStates());
const names = [
  ...Object.values(stateNames),
  ...records.flatMap(({ agency, parentCenter }) => [agency.name, parentCenter.name]),
  sampleFields.schoolName ?? "",
  goal.question.goalText,
  goal.answer.rewritten,
].sort((one, other) => other.length - one.length);
/**
 * Without names, addresses, and English terms of up to three words beside their Spanish: “stay put”, (school working
 * days). A longer one has to be marked `lang="en"`, so that it is read aloud as English (WCAG 3.1.2).
 */
const unexpected = (texts: readonly string[]) =>
  texts.filter((text) => {
    const oneLine = text.replaceAll(/\s+/g, " ");
    const rest = names.reduce((left, name) => left.replaceAll(name, ""), oneLine);
    return englishWordsOf(rest.replaceAll(/[“(](\S+ ){0,2}\S+?[”)]|https:\S+/g, "")).length > 0;
  });

/** A copy is plain text, which cannot be marked. */
const withoutCitations = (text: string) =>
  /\b(CFR|U\.S\.C\.|OSEP|Fed\. Reg\.)/.test(text) ? "" : text.replaceAll(quotes, "");

it.each(tools)("<$tag> begins without an English word", async ({ Tool }) => {
  renderInHost(<Tool />);
  await screen.findByRole("heading", { level: 2 });
  expect(unexpected(englishIn(document.body))).toEqual([]);
});

it.each(tools)("<$tag> has a result and its copy without an English word", async ({ tool }) => {
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
  // What is copied of a letter is for the school.
  if (!copy || tool === "letter-generator") return;
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(copy);
  await waitFor(() => expect(written).toHaveBeenCalled());
  const text = String(written.mock.calls[0]?.[0]);
  expect(text.length).toBeGreaterThan(300);
  const lines = text.replaceAll(/(?<!\n)\n(?!\n| *-)/g, " ").split("\n");
  expect(unexpected(lines.map(withoutCitations))).toEqual([]);
});
