import type { Layout } from "../Layout.ts";
import { alabama } from "./iep/alabama.ts";
import { iowa } from "./iep/iowa.ts";
import { kentucky } from "./iep/kentucky.ts";
import { nevada } from "./iep/nevada.ts";
import { utah } from "./iep/utah.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  alabama,
  iowa,
  kentucky,
  nevada,
  utah,
};
