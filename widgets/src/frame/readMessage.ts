import type { ToolId } from "@iep-insider/sdk/catalog";
import { eventNames } from "../element/events.ts";
import { changeable, type FromFrame, type FromPage, tallest } from "./messages.ts";

/** @param data of a message from one of our frames. @returns null if the protocol does not define it. */
export function readFromFrame(data: unknown): FromFrame | null {
  const said = ofProtocol(data);
  if (!said) return null;
  const { type, height } = said;
  if (type === "size")
    return typeof height === "number" && height >= 0 && height <= tallest ? { iep: 1, type, height } : null;
  if (type === "close") return { iep: 1, type };
  const name = eventNames.find((one) => one === said["name"]);
  const { tool, completed } = said;
  return type === "event" && name && isToolId(tool) && typeof completed === "boolean"
    ? { iep: 1, type, name, tool, completed }
    : null;
}

/** @param data of a message from the embedding page. @returns null if the protocol does not define it. */
export function readFromPage(data: unknown): FromPage | null {
  const said = ofProtocol(data);
  const type = said?.["type"];
  if (type === "hello" || type === "restart") return { iep: 1, type };
  const given = said?.["attributes"];
  if (type !== "attributes" || !isRecord(given)) return null;
  const attributes = Object.fromEntries(
    changeable.flatMap((name) => {
      const value = given[name];
      return typeof value === "string" || value === null ? [[name, value]] : [];
    }),
  );
  return { iep: 1, type, attributes };
}

/** Our own page knows the tool; the list of all tools would be most of this script's size. */
function isToolId(value: unknown): value is ToolId {
  return typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value);
}

function ofProtocol(data: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(data) && data["iep"] === 1 ? data : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
