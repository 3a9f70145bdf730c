import type { Layout } from "../Layout.ts";
import { conductLetter, referralPrintout, removalForm } from "./disciplineNotices.ts";
import { eligibilityForm, reportWithAppendix, specialistReport } from "./evaluationReports.ts";
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
import { officeLetter, portalMessage } from "./officeLetters.ts";
import { noticeOfActions, numberedNotice } from "./priorNotices.ts";
import { progressByPeriod, teacherReport } from "./progressReports.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  alabama,
  "connecticut-pages": connecticut,
  iowa,
  "kentucky-pages": kentucky,
  maine,
  "minnesota-pages": minnesota,
  nebraska,
  nevada,
  oklahoma,
  "rhode-island": rhodeIsland,
  utah,
  "west-virginia": westVirginia,
  "conduct-letter": conductLetter,
  "eligibility-record": eligibilityForm,
  "notice-of-actions": noticeOfActions,
  "numbered-notice": numberedNotice,
  "office-letter": officeLetter,
  "portal-message": portalMessage,
  "progress-by-period": progressByPeriod,
  "referral-printout": referralPrintout,
  "removal-form": removalForm,
  "report-with-appendix": reportWithAppendix,
  "specialist-report": specialistReport,
  "teacher-report": teacherReport,
};
