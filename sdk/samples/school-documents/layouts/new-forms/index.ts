import type { Layout } from "../Layout.ts";
import { actionColumns, questionMemo, requestForm } from "./noticePages.ts";
import { suspensionReport, threeColumnReferral } from "./schoolForms.ts";
import { letteredReport, summaryOfData } from "./stateReports.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  "action-columns": actionColumns,
  "lettered-report": letteredReport,
  "question-memo": questionMemo,
  "request-form": requestForm,
  "summary-of-data": summaryOfData,
  "suspension-report": suspensionReport,
  "three-column-referral": threeColumnReferral,
};
