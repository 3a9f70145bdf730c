import type { Layout } from "../Layout.ts";
import { alaska } from "./iep/alaska.ts";
import { districtOfColumbia } from "./iep/districtOfColumbia.ts";
import { militarySchools } from "./iep/militarySchools.ts";
import { montana } from "./iep/montana.ts";
import { actionColumns, questionMemo, requestForm } from "./noticePages.ts";
import { goalQuestions, periodicBoxes } from "./periodicReports.ts";
import { suspensionReport, threeColumnReferral } from "./schoolForms.ts";
import { letteredReport, summaryOfData } from "./stateReports.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  "action-columns": actionColumns,
  alaska,
  "district-of-columbia": districtOfColumbia,
  "goal-questions": goalQuestions,
  "lettered-report": letteredReport,
  "military-schools": militarySchools,
  montana,
  "periodic-boxes": periodicBoxes,
  "question-memo": questionMemo,
  "request-form": requestForm,
  "summary-of-data": summaryOfData,
  "suspension-report": suspensionReport,
  "three-column-referral": threeColumnReferral,
};
