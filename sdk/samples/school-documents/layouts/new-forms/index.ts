import type { Layout } from "../Layout.ts";
import { alaska } from "./iep/alaska.ts";
import { districtOfColumbia } from "./iep/districtOfColumbia.ts";
import { militarySchools } from "./iep/militarySchools.ts";
import { montana } from "./iep/montana.ts";
import { goalQuestions, periodicBoxes } from "./periodicReports.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  alaska,
  "district-of-columbia": districtOfColumbia,
  "goal-questions": goalQuestions,
  "military-schools": militarySchools,
  montana,
  "periodic-boxes": periodicBoxes,
};
