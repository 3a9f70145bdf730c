import type { OwnTemplates } from "@iep-insider/sdk/host";
import { screen, waitFor, within } from "@testing-library/dom";
import type { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../../../tests/renderInHost.tsx";
import type { LetterForm } from "../../form/fields.ts";
import { LetterGenerator } from "../../LetterGenerator.tsx";
import { readFile } from "../format.ts";
import type { OwnTemplate } from "../OwnTemplate.ts";
import type { createFakeTemplates } from "./sampleTemplates.ts";

// The letter generator as a parent with own templates meets it.

/** @param draft the form's initial values. */
export function openLetters(own: OwnTemplates | null, draft: LetterForm | null = null): void {
  renderInHost(<LetterGenerator />, { ...createFakeHost(createFakeDrafts(draft)), ownTemplates: own });
}

/** Opens the list as a parent does, who sees it before going on. */
export async function openList(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await button("My templates"));
  await isFocused(await heading("My templates"));
}

/** Begins a letter with a template of the list. */
export async function beginWith(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(await button(`Begin a letter with ${name}`));
  await isFocused(await heading("Write a letter to the school"));
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

export async function field(name: RegExp): Promise<HTMLInputElement> {
  return (await screen.findByLabelText(name)) as HTMLInputElement;
}

export const isFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

/** The names of the templates on the screen. */
export function listed(): (string | null)[] {
  return screen.queryAllByRole("listitem").map((item) => within(item).getByRole("heading").textContent);
}

/** What the browser holds now. */
export function kept({ storage }: ReturnType<typeof createFakeTemplates>): readonly OwnTemplate[] {
  const read = readFile(storage.text ?? "");
  return "templates" in read ? read.templates : [];
}
