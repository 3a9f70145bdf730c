import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ToolEventName } from "../element/events.ts";

/** The attributes that a page may change while the tool is in the frame. */
export const changeable = ["theme", "background", "accent", "heading", "state"] as const;
export type Changeable = Readonly<Partial<Record<(typeof changeable)[number], string | null>>>;

/** From the embedding page (`PROTOCOL.md`). */
export type FromPage =
  | { readonly iep: 1; readonly type: "hello" }
  | { readonly iep: 1; readonly type: "attributes"; readonly attributes: Changeable }
  | { readonly iep: 1; readonly type: "restart" };

/** From a frame. */
export type FromFrame =
  | { readonly iep: 1; readonly type: "size"; readonly height: number }
  | { readonly iep: 1; readonly type: "close" }
  | {
      readonly iep: 1;
      readonly type: "event";
      readonly name: ToolEventName;
      readonly tool: ToolId;
      readonly completed: boolean;
    };

/** In CSS pixels. The longest tool, on the narrowest phone, has a good half of it. */
export const tallest = 20_000;
