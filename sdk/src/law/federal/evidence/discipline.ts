import type * as citations from "../citations/discipline.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const discipline = {
  "discipline-10-days": {
    quote:
      "not more than 10 consecutive school days ... and for additional removals of not more than 10 consecutive school days in that same school year for separate incidents of misconduct",
    source:
      "https://codes.findlaw.com/cfr/title-34-education/cfr-sect-34-300-530/ ; https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.536 (eCFR text current to 2026-04-05)",
    note: "Substance: 'up to 10 school days in a year' is wrong. The limit is 10 in a row per incident; further short removals are allowed, with services after 10 days in total.",
  },
  manifestation: {
    quote:
      "Within 10 school days of any decision to change the placement of a child with a disability because of a violation of a code of student conduct",
    source:
      "http://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=2013 (text of 300.530(e)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2519.md (20 U.S.C. 1415(k))",
    note: "Test stated as in the text (direct and substantial relationship; direct result); same-day notice added.",
  },
  "fba-bip": {
    quote:
      "conduct a functional behavioral assessment, and implement a behavioral intervention plan for such child, provided that the local educational agency had not conducted such assessment prior to such determination",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2519.md (20 U.S.C. 1415(k))",
    note: "Added that an assessment and services may also be due, as appropriate, without a manifestation finding.",
  },
  "special-circumstances": {
    quote:
      "for not more than 45 school days without regard to whether the behavior is determined to be a manifestation of the child’s disability",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2519.md (20 U.S.C. 1415(k))",
    note: "Added school functions, that the team chooses the setting, and that services continue.",
  },
  "not-yet-eligible": {
    quote:
      "The parent of the child expressed concern in writing to supervisory or administrative personnel of the appropriate educational agency, or a teacher of the child",
    source:
      "https://webarchive.library.unt.edu/eot2008/20090510150858/http://edocket.access.gpo.gov/cfr_2008/julqtr/34cfr300.534.htm ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2519.md (20 U.S.C. 1415(k))",
    note: "Substance: added the third basis (staff concerns), that it must come before the behavior, the exceptions, and the expedited evaluation. An oral concern is not enough.",
  },
  "expedited-hearing": {
    quote:
      "must occur within 20 school days of the date the complaint requesting the hearing is filed. The hearing officer must make a determination within 10 school days after the hearing.",
    source:
      "http://www.ideapartnership.org/index.php?option=com_content&view=article&id=476&catid=31&Itemid=58 (text of 300.532(c)) ; https://sites.ed.gov/idea/regs/b/e/300.532/c/3/ii ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2519.md (20 U.S.C. 1415(k))",
    note: "Added the 15-day point and that the school may ask. 7 and 15 are calendar days.",
  },
} as const satisfies EvidenceOf<typeof citations>;
