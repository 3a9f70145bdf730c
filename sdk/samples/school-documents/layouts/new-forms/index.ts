import type { Layout } from "../Layout.ts";
import { callSummary } from "./callRecords.ts";
import { busReport, stepsNotice } from "./conductPages.ts";
import { domainConference, familyReport } from "./evaluationForms.ts";
import { letteredSections } from "./iep/letteredSections.ts";
import { questionPlan } from "./iep/questionPlan.ts";
import { twoLanguages } from "./iep/twoLanguages.ts";
import { noticeAndConsent, willAndWillNot } from "./noticeForms.ts";
import { goalColumns, nowAndThen } from "./progressPages.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  "bus-report": busReport,
  "call-summary": callSummary,
  "domain-conference": domainConference,
  "family-report": familyReport,
  "goal-columns": goalColumns,
  "lettered-sections": letteredSections,
  "notice-and-consent": noticeAndConsent,
  "now-and-then": nowAndThen,
  "question-plan": questionPlan,
  "steps-notice": stepsNotice,
  "two-languages": twoLanguages,
  "will-and-will-not": willAndWillNot,
};
