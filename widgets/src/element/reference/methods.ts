import type { ToolMethods } from "../ToolElement.ts";

export interface MethodRow {
  readonly name: keyof ToolMethods;
  /** Its type in TypeScript. */
  readonly type: string;
  readonly isMethod: boolean;
  /** One line for a site owner. */
  readonly meaning: string;
}

const rows: Readonly<Record<keyof ToolMethods, Omit<MethodRow, "name">>> = {
  open: {
    type: "() => void",
    isMethod: true,
    meaning:
      'Opens the tool over the page; does nothing with mode="inline". Before the tool\'s files have come it is kept, and done then.',
  },
  close: {
    type: "() => void",
    isMethod: true,
    meaning: "Closes it. What a parent has entered is still there when it is opened again.",
  },
  restart: {
    type: "() => void",
    isMethod: true,
    meaning:
      "Restarts the tool and deletes what was entered, without asking. Ask the visitor before you call it.",
  },
  isOpen: {
    type: "boolean",
    isMethod: false,
    meaning:
      'Whether the tool is open. Always true with mode="inline". Can only be read; the event toggle on the element, as of <details>, tells that it has changed.',
  },
};

/** The methods and properties of an element, inline or in an iframe. */
export const methods: readonly MethodRow[] = (["open", "close", "restart", "isOpen"] as const).map(
  (name) => ({
    name,
    ...rows[name],
  }),
);
