import { expect } from "@playwright/test";
import type { Control, Place } from "./Engine.ts";

/** What can be found on a page; `text` is the innermost element with this text. */
const selectors = {
  button: "button, [role=button], summary",
  link: "a[href]",
  textbox:
    "textarea, input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], input[type=search]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  combobox: "select",
  heading: "h1, h2, h3, h4",
  alert: "[role=alert]",
  picture: "img, [role=img]",
  file: "input[type=file]",
  frame: "iframe",
  text: "*",
} as const;

/** In milliseconds. Playwright's own intervals grow to a second, and a journey looks for fifty controls. */
const pollEvery = [50];

export type Role = keyof typeof selectors;
export type Name = string | RegExp;

/** The visible controls of a page, or of the part of it that `within` (a CSS selector) matches, also in shadow roots. */
export function screenOf(place: Place, within = "body") {
  const find = (role: Role, name: Name = /^/): Promise<Control | null> =>
    place
      .element(search, { within, selector: selectors[role], isText: role === "text", ...patternOf(name) })
      .catch((error: unknown) => {
        if (isBetweenDocuments(error)) return null;
        throw error;
      });
  const get = async (role: Role, name?: Name): Promise<Control> => {
    const found: Control[] = [];
    await expect
      .poll(
        async () => {
          const one = await find(role, name);
          if (one) found.push(one);
          return found.length;
        },
        { message: `there is ${role} ${name ?? ""}`, intervals: pollEvery },
      )
      .toBe(1);
    return found[0] as Control;
  };
  const press = async (name: Name, role: Role = "button") => pressControl(await get(role, name));
  const fieldValue = async (role: Role, name?: Name): Promise<string> =>
    (await get(role, name)).evaluate((field) => (field as HTMLInputElement).value, null);
  return {
    find,
    get,
    press,
    /** Types into an empty field. */
    type: async (name: Name, text: string) => {
      await (await get("textbox", name)).type(text);
      expect(await fieldValue("textbox", name)).toBe(text);
    },
    /** Chooses in a list: its menu is drawn by the system, out of every driver's reach. */
    choose: async (name: Name, value: string) =>
      (await get("combobox", name)).evaluate((list, value) => {
        (list as HTMLSelectElement).value = value;
        for (const type of ["input", "change"])
          list.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }, value),
    check: async (name: Name, role: "checkbox" | "radio" = "checkbox") => {
      await press(name, role);
      expect(await (await get(role, name)).evaluate((box) => (box as HTMLInputElement).checked, null)).toBe(
        true,
      );
    },
    fieldValue,
    /** Waits until there is no such thing. */
    lacks: (role: Role, name: Name) =>
      expect
        .poll(() => find(role, name), { message: `there is no ${role} ${name}`, intervals: pollEvery })
        .toBeNull(),
  };
}

/** Presses a control once it has stopped moving: a new step scrolls to its heading, and WebKit's driver presses where the control was before. */
export async function pressControl(control: Control): Promise<void> {
  await control.evaluate(whenStill, null);
  await control.click();
}

/** Runs in the page: resolves once the element has kept its place for two frames. */
function whenStill(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (before: string, framesBefore: number) => {
      const { x, y } = element.getBoundingClientRect();
      const place = `${x} ${y}`;
      const frames = place === before ? framesBefore + 1 : 0;
      if (frames === 2) resolve();
      else requestAnimationFrame(() => look(place, frames));
    };
    look("", 0);
  });
}

/** What the drivers say when a document is replaced while it is searched. */
const isBetweenDocuments = (error: unknown): boolean =>
  /context|detached|navigat|no such frame|stale/i.test(String(error));

export type Screen = ReturnType<typeof screenOf>;

function patternOf(name: Name): { source: string; flags: string } {
  if (typeof name !== "string") return { source: name.source, flags: name.flags };
  return { source: `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, flags: "" };
}

interface Question {
  readonly within: string;
  readonly selector: string;
  readonly isText: boolean;
  readonly source: string;
  readonly flags: string;
}

/** Runs in the page. */
function search({ within, selector, isText, source, flags }: Question): Element | null {
  const pattern = new RegExp(source, flags);
  for (const part of allIn(document, within))
    for (const root of [part, part.shadowRoot])
      for (const element of root ? allIn(root, selector) : [])
        if (element.checkVisibility() || element.matches("[type=file]"))
          if (pattern.test(nameOf(element)) && !element.matches(":disabled") && !(isText && isOuter(element)))
            return element;
  return null;

  function allIn(root: ParentNode, selector: string): Element[] {
    return [...root.querySelectorAll("*")].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? allIn(element.shadowRoot, selector) : []),
    ]);
  }

  function nameOf(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const parts = ids.map((id) => (element.getRootNode() as Document).getElementById(id)?.textContent);
    const labels = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const text =
      (parts.join(" ") || element.getAttribute("aria-label") || element.getAttribute("title")) ??
      (labels.map((label) => label.textContent).join(" ") || element.textContent);
    return (text ?? "").replace(/\s+/g, " ").trim();
  }

  function isOuter(element: Element): boolean {
    return [...element.children].some((child) => pattern.test(nameOf(child)));
  }
}
