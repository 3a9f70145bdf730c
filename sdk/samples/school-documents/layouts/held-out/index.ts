import type { Layout } from "../Layout.ts";
import { actionLines, noticeMinutes } from "./actionNotices.ts";
import { committeeLetter, inlineReply, numberedAnswer, principalNote, requestTicket } from "./refusals.ts";
import { caseManagerEmail, shortLetter, superintendentLetter } from "./schoolMail.ts";
import { markGridNotice, recommendedPlacement } from "./stateNotices.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  "action-lines": actionLines,
  "case-manager-email": caseManagerEmail,
  "committee-letter": committeeLetter,
  "inline-reply": inlineReply,
  "mark-grid-notice": markGridNotice,
  "notice-minutes": noticeMinutes,
  "numbered-answer": numberedAnswer,
  "principal-note": principalNote,
  "recommended-placement": recommendedPlacement,
  "request-ticket": requestTicket,
  "short-letter": shortLetter,
  "superintendent-letter": superintendentLetter,
};
