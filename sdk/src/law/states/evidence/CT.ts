import type { StateEvidence } from "../StateEvidence.ts";

export const CT: StateEvidence = {
  evaluation: {
    asRead:
      "45; school; district receives the written referral (consent wait is handled inside the rule; exact exclusion text not read here); review of referral, consent, evaluation, eligibility, consent for services and IEP implementation; not read in rule text",
    quote:
      "Once the district receives a written referral for special education evaluation, it has 45 school days to complete an initial evaluation.",
    source: "http://z2policy.cabe.org/cabe/DocViewer.jsp?doccode=z20000474&z2collection=core",
    citation: "Regs. Conn. State Agencies 10-76d-13; 10-76a-1(5) (days means school days)",
    note: "Board-policy service (CABE), not the regulation. CSDE data page separately counts 60 calendar days from consent for federal reporting: https://portal.ct.gov/SDE/Performance/Data-Collection-Help-Sites/Evaluation-Timelines-Help-Site",
  },
  responseToRequest: null,
  records: {
    asRead:
      'not later than 10 days of a written request, and before any IEP meeting, hearing or resolution session; one free copy on the same limit. Section 10-76a-1(5): "Days" means school days unless otherwise specified.',
    quote: "shall comply with such request not later than ten days of such request",
    source:
      "https://casetext.com/regulation/connecticut-administrative-code/title-10-education-and-culture/children-requiring-special-education/section-10-76d-conditions-of-instruction/section-10-76d-18-education-records-and-reports",
    citation: "Conn. Agencies Regs. 10-76d-18(a); 10-76a-1(5)",
    note: "Often quoted as: 45 days.",
  },
  laterConsent: null,
  upperAge: {
    asRead:
      "end of the school year (June 30) in which the student turns 22, or regular diploma, whichever first",
    quote:
      "through the end of the school year during which the student turns twenty-two years old, or until the student graduates",
    source:
      "https://www.ctschoollaw.com/2023/08/state-department-of-education-issues-guidance-regarding-extension-of-special-education-eligibility/",
    citation: "P.A. 23-137; Conn. Gen. Stat. 10-76d(b)",
    note: "Also CABE policy text. The regulation 10-76a-1(2) still says child under 21 (overtaken). A 2025 bill (HB 7076) amends the definition; not followed up.",
  },
  dueProcessLimit: null,
  recording: {
    asRead:
      "No state rule found; the state parent guide (2007) says all participants must be told. Two federal district court rulings (1990) let a parent record where needed to understand.",
    quote: "all participants in the meeting must be informed that they are being taped",
    source: "https://www.ctschoollaw.com/?p=8997",
    citation:
      "CSDE A Parent's Guide to Special Education in Connecticut (2007); E.H. v. Tirozzi; V.W. v. Favolise",
    note: null,
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
