import type { Layout } from "../Layout.ts";
import { alabama } from "./iep/alabama.ts";
import { connecticut } from "./iep/connecticut.ts";
import { iowa } from "./iep/iowa.ts";
import { kentucky } from "./iep/kentucky.ts";
import { maine } from "./iep/maine.ts";
import { minnesota } from "./iep/minnesota.ts";
import { nebraska } from "./iep/nebraska.ts";
import { nevada } from "./iep/nevada.ts";
import { oklahoma } from "./iep/oklahoma.ts";
import { rhodeIsland } from "./iep/rhodeIsland.ts";
import { utah } from "./iep/utah.ts";
import { westVirginia } from "./iep/westVirginia.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  alabama,
  connecticut,
  iowa,
  kentucky,
  maine,
  minnesota,
  nebraska,
  nevada,
  oklahoma,
  "rhode-island": rhodeIsland,
  utah,
  "west-virginia": westVirginia,
};
