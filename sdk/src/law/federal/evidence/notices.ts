import type * as citations from "../citations/notices.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const notices = {
  "prior-written-notice": {
    quote:
      "must be given to the parents of a child with a disability a reasonable time before the public agency ... Proposes ... or ... Refuses to initiate or change",
    source:
      "https://law.lawstack.com/cfr/34/300.503/ (copy marked checked against eCFR 2026-06-20) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2511.md (20 U.S.C. 1415(c))",
    note: "Completed the contents (sources of help, other factors). The '10 days' often quoted comes from 1415(c)(2)(B)(i)(I): a response within 10 days of a due process complaint if no notice was sent before.",
  },
  "native-language-notice": {
    quote:
      "Provided in the native language of the parent or other mode of communication used by the parent, unless it is clearly not feasible to do so",
    source:
      "https://law.lawstack.com/cfr/34/300.503/ (copy marked checked against eCFR 2026-06-20) ; http://ednews.org/articles/prior-written-notice.html ; http://laws9.com/cfr/text/34/300/504 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401)",
    note: "Added the duty to check understanding and to keep written evidence (300.503(c)(2)(ii)-(iii)).",
  },
  "procedural-safeguards-notice": {
    quote:
      "must be given to the parents only one time a school year, except that a copy also must be given ... Upon initial referral or parent request for evaluation",
    source: "https://law.lawstack.com/cfr/34/300.504/ (copy marked checked against eCFR 2026-06-20)",
    note: "'Once a year' is once a school year; the first state complaint and the first hearing request each count.",
  },
} as const satisfies EvidenceOf<typeof citations>;
